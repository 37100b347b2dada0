import { Global, Module } from '@nestjs/common';
import { TokensService } from './tokens.service.js';

/** Tokens without accounts: whoever has a route for admins needs to read them. */
@Global()
@Module({ providers: [TokensService], exports: [TokensService] })
export class TokensModule {}
