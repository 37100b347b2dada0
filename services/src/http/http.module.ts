import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { DatabaseGuard } from '../database/database.guard.js';
import { AnswerInterceptor } from './answer.interceptor.js';
import { ProblemFilter } from './problem.filter.js';
import { RouteTable } from './route-table.js';
import { SignatureGuard } from './signature.guard.js';

/** What every request passes, in this order: signature, database, (body and parameters,) answer; and the one filter. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    RouteTable,
    { provide: APP_GUARD, useClass: SignatureGuard },
    { provide: APP_GUARD, useClass: DatabaseGuard },
    { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [RouteTable],
})
export class HttpModule {}
