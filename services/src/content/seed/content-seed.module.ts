import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { ArticlesDataModule } from '../articles/articles-data.module.js';
import { PostsDataModule } from '../posts/posts-data.module.js';
import { ContentSeedService } from './content-seed.service.js';
import { SEED_ISSUES, SEEDED_ENTRY, seededEntryModelSchema, seedIssuesModelSchema } from './models.js';
import { SeedIssuesRepository } from './seed-issues.repository.js';
import { SeededEntryRepository } from './seeded-entry.repository.js';

@Module({
  imports: [
    ArticlesDataModule,
    ExamDataModule,
    PostsDataModule,
    MongooseModule.forFeature([
      { name: SEEDED_ENTRY, schema: seededEntryModelSchema },
      { name: SEED_ISSUES, schema: seedIssuesModelSchema },
    ]),
  ],
  providers: [ContentSeedService, SeededEntryRepository, SeedIssuesRepository],
  exports: [ContentSeedService],
})
export class ContentSeedModule {}
