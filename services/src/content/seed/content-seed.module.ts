import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { ArticlesDataModule } from '../articles/articles-data.module.js';
import { PostsDataModule } from '../posts/posts-data.module.js';
import { ContentSeedService } from './content-seed.service.js';
import { SEEDED_ENTRY, seededEntryModelSchema } from './models.js';
import { SeededEntryRepository } from './seeded-entry.repository.js';

@Module({
  imports: [
    ArticlesDataModule,
    ExamDataModule,
    PostsDataModule,
    MongooseModule.forFeature([{ name: SEEDED_ENTRY, schema: seededEntryModelSchema }]),
  ],
  providers: [ContentSeedService, SeededEntryRepository],
})
export class ContentSeedModule {}
