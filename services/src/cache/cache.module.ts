import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CachedAnswers } from './cached-answers.service.js';
import { REVISION, revisionModelSchema } from './models.js';
import { RevisionRepository } from './revision.repository.js';
import { Revisions } from './revisions.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: REVISION, schema: revisionModelSchema }])],
  providers: [CachedAnswers, RevisionRepository, Revisions],
  exports: [CachedAnswers, Revisions],
})
export class CacheModule {}
