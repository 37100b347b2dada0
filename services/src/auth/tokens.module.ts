import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRepository } from './account.repository.js';
import { AuthLog } from './auth-log.service.js';
import { ACCOUNT, accountModelSchema } from './models.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

/** Access tokens and their accounts: every module with routes for signed-in people checks them. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT, schema: accountModelSchema }])],
  providers: [AccountRepository, AuthLog, SessionsService, TokensService],
  exports: [AccountRepository, AuthLog, SessionsService, TokensService],
})
export class TokensModule {}
