import { Global, Module } from '@nestjs/common';
import { TokensService } from './tokens.service.js';

/** Access tokens without accounts: every module with admin routes verifies them. */
@Global()
@Module({ providers: [TokensService], exports: [TokensService] })
export class TokensModule {}
