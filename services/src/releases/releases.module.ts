import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../config.js';
import { ARTEFACT_STORE, CONFIG } from '../tokens.js';
import { ArtefactRepository } from './artefact.repository.js';
import { ArtefactsService } from './artefacts.service.js';
import { CompositionRepository } from './composition.repository.js';
import { CompositionsService } from './compositions.service.js';
import { FolderStore } from './folder-store.js';
import { ARTEFACT, artefactSchema, COMPOSITION, compositionModelSchema } from './models.js';
import { ReleasesController } from './releases.controller.js';

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
      useFactory: (config: Config) => new FolderStore(join(config.dataDir, 'artefacts')),
      inject: [CONFIG],
    },
  ],
  exports: [CompositionsService],
})
export class ReleasesModule {}
