import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { ContentSeedService } from './content-seed.service.js';
import { SEEDED_ENTRY, seededEntryModelSchema } from './models.js';
import { SeededEntryRepository } from './seeded-entry.repository.js';

@Module({
  imports: [
    ArticlesModule,
    ExamDataModule,
    PostsModule,
    MongooseModule.forFeature([{ name: SEEDED_ENTRY, schema: seededEntryModelSchema }]),
  ],
  providers: [ContentSeedService, SeededEntryRepository],
})
export class ContentSeedModule {}
