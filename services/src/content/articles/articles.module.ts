import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { ArticleResponses } from './article-responses.service.js';
import { ArticleStoreService } from './article-store.service.js';
import { ArticleRepository } from './article.repository.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesService } from './articles.service.js';
import { CategoryRepository } from './category.repository.js';
import { ARTICLE, articleModelSchema, CATEGORY, categoryModelSchema } from './models.js';
import { SectionsService } from './sections.service.js';

/** Articles, grouped by exam and category. */
@Module({
  imports: [
    ExamDataModule,
    RichTextModule,
    MongooseModule.forFeature([
      { name: ARTICLE, schema: articleModelSchema },
      { name: CATEGORY, schema: categoryModelSchema },
    ]),
  ],
  controllers: [ArticlesController],
  providers: [
    ArticleResponses,
    ArticleRepository,
    ArticlesService,
    ArticleStoreService,
    CategoryRepository,
    SectionsService,
  ],
  exports: [ArticleStoreService],
})
export class ArticlesModule {}
