import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../config.js';
import { ARTEFACT_STORE, CONFIG } from '../tokens.js';
import type { ArtefactStore } from './artefact-store.js';
import { ArtefactRepository } from './artefact.repository.js';
import { ArtefactsService } from './artefacts.service.js';
import { CompositionRepository } from './composition.repository.js';
import { CompositionsService } from './compositions.service.js';
import { FolderStore } from './folder-store.js';
import { ARTEFACT, artefactSchema, COMPOSITION, compositionModelSchema } from './models.js';
import { ReleasesController } from './releases.controller.js';

/** The official client of S3 is large: only who uses it loads it. */
async function newStore({ s3, dataDir }: Config): Promise<ArtefactStore> {
  if (s3 === undefined) return new FolderStore(join(dataDir, 'artefacts'));
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(s3);
}

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ARTEFACT, schema: artefactSchema },
      { name: COMPOSITION, schema: compositionModelSchema },
    ]),
  ],
  controllers: [ReleasesController],
  providers: [
    ArtefactRepository,
    ArtefactsService,
    CompositionRepository,
    CompositionsService,
    {
      provide: ARTEFACT_STORE,
      useFactory: newStore,
      inject: [CONFIG],
    },
  ],
  exports: [CompositionsService],
})
export class ReleasesModule {}
