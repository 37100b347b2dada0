import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SignInGuard } from '../auth/sign-in.guard.js';
import { TokensModule } from '../auth/tokens.module.js';
import { DatabaseGuard } from '../http/access/database.guard.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProblemFilter } from '../http/response/problem.filter.js';
import { RouteTable } from '../http/route-table.js';
import { SignatureGuard } from '../http/access/signature.guard.js';

/** Guards of every request, in this order: signature, sign-in, database. The filter turns errors into problems. */
@Global()
@Module({
  imports: [DiscoveryModule, MetricsModule, TokensModule],
  providers: [
    RouteTable,
    { provide: APP_GUARD, useClass: SignatureGuard },
    { provide: APP_GUARD, useClass: SignInGuard },
    { provide: APP_GUARD, useClass: DatabaseGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [RouteTable],
})
export class HttpModule {}
