import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { ReleaseTokenGuard } from './release-token.guard.js';
import { ReleaseTokensController } from './release-tokens.controller.js';
import { ReleaseTokensService } from './release-tokens.service.js';
import { RELEASE_TOKEN, releaseTokenSchema } from './token.model.js';
import { TokenRepository } from './token.repository.js';

/** Release tokens of teams. */
@Module({
  imports: [MongooseModule.forFeature([{ name: RELEASE_TOKEN, schema: releaseTokenSchema }])],
  controllers: [ReleaseTokensController],
  providers: [
    ReleaseTokensService,
    TokenRepository,
    // Runs after the guards of HttpModule, which is imported first.
    { provide: APP_GUARD, useClass: ReleaseTokenGuard },
  ],
})
export class ReleaseTokensModule {}
