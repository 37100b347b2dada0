import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../config.js';
import { ARTEFACT_STORE, CONFIG } from '../tokens.js';
import type { ArtefactStore } from './artefact-store.js';
import { ArtefactRepository } from './artefact.repository.js';
import { ArtefactsService } from './artefacts.service.js';
import { CompositionHistoryService } from './composition-history.service.js';
import { CompositionRepository } from './composition.repository.js';
import { CompositionsController } from './compositions.controller.js';
import { CompositionsService } from './compositions.service.js';
import { FolderStore } from './folder-store.js';
import { GcController } from './gc.controller.js';
import { GcService } from './gc.service.js';
import { EdgeGate } from './gate/edge-gate.js';
import { GateService } from './gate/gate.service.js';
import {
  ARTEFACT,
  artefactSchema,
  COMPOSITION,
  compositionModelSchema,
  REMOTE_OWNER,
  remoteOwnerSchema,
} from './models.js';
import { OwnerRepository } from './owner.repository.js';
import { OwnersService } from './owners.service.js';
import { PublicationsService } from './publications.service.js';
import { ReleasesAdminController } from './releases-admin.controller.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { ShellFilesModule } from './shell-files/shell-files.module.js';
import { ReleaseTokensModule } from './tokens/release-tokens.module.js';
import { VersionsService } from './versions.service.js';

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
      { name: REMOTE_OWNER, schema: remoteOwnerSchema },
    ]),
    ReleaseTokensModule,
    ShellFilesModule,
  ],
  controllers: [ReleasesController, CompositionsController, ReleasesAdminController, GcController],
  providers: [
    ArtefactRepository,
    ArtefactsService,
    CompositionHistoryService,
    CompositionRepository,
    CompositionsService,
    EdgeGate,
    GateService,
    GcService,
    OwnerRepository,
    OwnersService,
    PublicationsService,
    ReleasesService,
    VersionsService,
    {
      provide: ARTEFACT_STORE,
      useFactory: newStore,
      inject: [CONFIG],
    },
  ],
  exports: [CompositionsService, VersionsService],
})
export class ReleasesModule {}
