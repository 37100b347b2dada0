import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { ReleaseTokenGuard } from './release-token.guard.js';
import { ReleaseTokensController } from './release-tokens.controller.js';
import { ReleaseTokensService } from './release-tokens.service.js';
import { RELEASE_TOKEN, releaseTokenSchema } from './token.model.js';
import { TokenRepository } from './token.repository.js';

/** The tokens that teams release with. */
@Module({
  imports: [MongooseModule.forFeature([{ name: RELEASE_TOKEN, schema: releaseTokenSchema }])],
  controllers: [ReleaseTokensController],
  providers: [
    ReleaseTokensService,
    TokenRepository,
    // Runs after the guards of every request, which the application's first modules bring.
    { provide: APP_GUARD, useClass: ReleaseTokenGuard },
  ],
})
export class ReleaseTokensModule {}
