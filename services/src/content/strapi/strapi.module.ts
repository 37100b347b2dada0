import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataVersions } from '../../cache/data-versions.service.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import { MediaDataModule } from '../../media/media-data.module.js';
import { MediaService } from '../../media/media.service.js';
import { STRAPI_POSTS, StrapiPosts } from './strapi-posts.js';
import { StrapiWebhookService } from './strapi-webhook.service.js';

/** The posts of a Strapi server, if one is configured. */
@Module({
  imports: [MediaDataModule],
  providers: [
    StrapiWebhookService,
    {
      provide: STRAPI_POSTS,
      inject: [CONFIG, LOGGER, CLOCK, DataVersions, MediaService],
      useFactory: (
        { strapi }: Config,
        log: Logger,
        clock: Clock,
        versions: DataVersions,
        media: MediaService,
      ) => strapi && new StrapiPosts(strapi, log, clock, versions, media),
    },
  ],
  exports: [STRAPI_POSTS, StrapiWebhookService],
})
export class StrapiModule {}
