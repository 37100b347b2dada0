import { Module } from '@nestjs/common';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { ArticleResponses } from './article-responses.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesDataModule } from './articles-data.module.js';
import { ArticlesService } from './articles.service.js';
import { SectionsService } from './sections.service.js';

/** Articles, grouped by exam and category. */
@Module({
  imports: [ArticlesDataModule, ExamDataModule, RichTextModule],
  controllers: [ArticlesController],
  providers: [ArticleResponses, ArticlesService, SectionsService],
})
export class ArticlesModule {}
