import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArticleStoreService } from './article-store.service.js';
import { ArticleRepository } from './article.repository.js';
import { CategoryRepository } from './category.repository.js';
import { ARTICLE, articleModelSchema, CATEGORY, categoryModelSchema } from './models.js';

/** Articles and their categories without their routes: other modules use them too. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ARTICLE, schema: articleModelSchema },
      { name: CATEGORY, schema: categoryModelSchema },
    ]),
  ],
  providers: [ArticleRepository, ArticleStoreService, CategoryRepository],
  exports: [ArticleRepository, ArticleStoreService, CategoryRepository],
})
export class ArticlesDataModule {}
