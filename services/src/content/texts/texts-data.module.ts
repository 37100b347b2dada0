import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { ArticlesDataModule } from '../articles/articles-data.module.js';
import { PostsDataModule } from '../posts/posts-data.module.js';
import { TEXT_VERSION, textVersionModelSchema } from './models.js';
import { TextStoreService } from './text-store.service.js';
import { TextVersionRepository } from './text-version.repository.js';

/** Articles and posts for editors, without routes. */
@Module({
  imports: [
    ArticlesDataModule,
    ExamDataModule,
    PostsDataModule,
    MongooseModule.forFeature([{ name: TEXT_VERSION, schema: textVersionModelSchema }]),
  ],
  providers: [TextStoreService, TextVersionRepository],
  exports: [TextStoreService],
})
export class TextsDataModule {}
