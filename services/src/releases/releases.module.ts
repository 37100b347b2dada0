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
import { KnownVersions } from './watch/known-versions.js';
import { SIGHTING, sightingModelSchema } from './watch/sighting.model.js';
import { SightingsRepository } from './watch/sightings.repository.js';
import { TelemetryController } from './watch/telemetry.controller.js';
import { TelemetryService } from './watch/telemetry.service.js';
import { WatchService } from './watch/watch.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ARTEFACT, schema: artefactSchema },
      { name: COMPOSITION, schema: compositionModelSchema },
      { name: SIGHTING, schema: sightingModelSchema },
    ]),
  ],
  controllers: [ReleasesController, TelemetryController],
  providers: [
    ArtefactRepository,
    ArtefactsService,
    CompositionRepository,
    CompositionsService,
    KnownVersions,
    SightingsRepository,
    TelemetryService,
    WatchService,
    {
      provide: ARTEFACT_STORE,
      useFactory: (config: Config) => new FolderStore(join(config.dataDir, 'artefacts')),
      inject: [CONFIG],
    },
  ],
})
export class ReleasesModule {}
