import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataVersions } from '../../cache/data-versions.service.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { MediaDataModule } from '../../media/media-data.module.js';
import { MediaService } from '../../media/media.service.js';
import { ArticleStoreService } from '../articles/article-store.service.js';
import { ArticlesDataModule } from '../articles/articles-data.module.js';
import { STRAPI_ARTICLES, StrapiArticles } from './strapi-articles.js';
import { StrapiClient } from './strapi-client.js';
import { STRAPI_PARTS, type StrapiParts } from './strapi-collection.js';
import { StrapiDraftsService } from './strapi-drafts.service.js';
import { StrapiPictures } from './strapi-pictures.js';
import { STRAPI_POSTS, StrapiPosts } from './strapi-posts.js';
import { StrapiWebhookService } from './strapi-webhook.service.js';

/** The posts and articles of a Strapi server, if one is configured. */
@Module({
  imports: [ArticlesDataModule, ExamDataModule, MediaDataModule],
  providers: [
    StrapiDraftsService,
    StrapiWebhookService,
    {
      provide: STRAPI_PARTS,
      inject: [CONFIG, LOGGER, CLOCK, DataVersions, MediaService],
      useFactory: (
        { strapi: config }: Config,
        log: Logger,
        clock: Clock,
        versions: DataVersions,
        media: MediaService,
      ): StrapiParts | undefined =>
        config && {
          config,
          client: new StrapiClient(config),
          pictures: new StrapiPictures(config, media),
          log,
          clock,
          versions,
        },
    },
    {
      provide: STRAPI_POSTS,
      inject: [STRAPI_PARTS],
      useFactory: (parts: StrapiParts | undefined) => parts && new StrapiPosts(parts),
    },
    {
      provide: STRAPI_ARTICLES,
      inject: [STRAPI_PARTS, CatalogueService, ArticleStoreService],
      useFactory: (
        parts: StrapiParts | undefined,
        catalogue: CatalogueService,
        articles: ArticleStoreService,
      ) =>
        parts?.config.articleCollection === undefined
          ? undefined
          : new StrapiArticles(parts, { catalogue, articles }),
    },
  ],
  exports: [STRAPI_ARTICLES, STRAPI_POSTS, StrapiDraftsService, StrapiWebhookService],
})
export class StrapiModule {}
