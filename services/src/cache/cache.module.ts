import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CachedAnswers } from './response-cache.service.js';
import { REVISION, revisionModelSchema } from './models.js';
import { RevisionRepository } from './data-version.repository.js';
import { Revisions } from './data-versions.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: REVISION, schema: revisionModelSchema }])],
  providers: [CachedAnswers, RevisionRepository, Revisions],
  exports: [CachedAnswers, Revisions],
})
export class CacheModule {}
