import { Module } from '@nestjs/common';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { STRAPI_ARTICLES, type StrapiArticles } from '../strapi/strapi-articles.js';
import { StrapiModule } from '../strapi/strapi.module.js';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { ArticleRepository } from './article.repository.js';
import { ArticleResponses } from './article-responses.service.js';
import { ArticlesController } from './articles.controller.js';
import { ARTICLES_SOURCE, type ArticlesSource } from './articles-source.js';
import { ArticlesDataModule } from './articles-data.module.js';
import { ArticlesService } from './articles.service.js';
import { MergedArticles } from './merged-articles.js';
import { SectionsService } from './sections.service.js';

/** Articles, grouped by exam and category. */
@Module({
  imports: [ArticlesDataModule, ExamDataModule, RichTextModule, StrapiModule],
  controllers: [ArticlesController],
  providers: [
    ArticleResponses,
    ArticlesService,
    SectionsService,
    {
      provide: ARTICLES_SOURCE,
      inject: [STRAPI_ARTICLES, ArticleRepository],
      useFactory: (strapi: StrapiArticles | undefined, own: ArticleRepository): ArticlesSource =>
        strapi === undefined ? own : new MergedArticles(strapi, own),
    },
  ],
})
export class ArticlesModule {}
