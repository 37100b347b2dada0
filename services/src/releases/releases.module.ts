import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../config/config.js';
import { ARTEFACT_STORE } from './artefacts/artefact-store.js';
import { CONFIG } from '../common/injection-tokens.js';
import type { ArtefactStore } from './artefacts/artefact-store.js';
import { ArtefactRepository } from './artefacts/artefact.repository.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { CompositionHistoryService } from './compositions/composition-history.service.js';
import { CompositionRepository } from './compositions/composition.repository.js';
import { CompositionsController } from './compositions/compositions.controller.js';
import { CompositionsService } from './compositions/compositions.service.js';
import { FreezeModule } from './freeze/freeze.module.js';
import { FolderStore } from './artefacts/folder-store.js';
import { GcController } from './artefacts/gc.controller.js';
import { GcService } from './artefacts/gc.service.js';
import { GateClient } from './gate/gate-client.js';
import { GateReportsController } from './gate/gate-reports.controller.js';
import { GateReportsService } from './gate/gate-reports.service.js';
import { GateMetrics } from './gate/gate-metrics.js';
import { GateService } from './gate/gate.service.js';
import { ARTEFACT, artefactSchema } from './artefacts/artefact.model.js';
import { COMPOSITION, compositionModelSchema } from './compositions/composition.model.js';
import { REMOTE_OWNER, remoteOwnerSchema } from './artefacts/owner.model.js';
import { OwnerRepository } from './artefacts/owner.repository.js';
import { OwnersService } from './artefacts/owners.service.js';
import { PublicationsService } from './publications.service.js';
import { ReleasesAdminController } from './releases-admin.controller.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { SourcePlacesService } from './source-maps/source-places.service.js';
import { TeamLimits } from './team-limits.service.js';
import { ShellFilesModule } from './shell-files/shell-files.module.js';
import { ReleaseTokensModule } from './tokens/release-tokens.module.js';
import { VersionsService } from './artefacts/versions.service.js';
import { WEBHOOK_POSITION, webhookPositionSchema } from './webhooks/webhook-position.model.js';
import { WebhookPositionRepository } from './webhooks/webhook-position.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/** Creates the artefact store. The S3 client is large, so it is loaded only if configured. */
async function newStore({ s3, dataDir }: Config): Promise<ArtefactStore> {
  if (s3 === undefined) return new FolderStore(join(dataDir, 'artefacts'));
  const { S3Store } = await import('./artefacts/s3-store.js');
  return new S3Store(s3);
}

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ARTEFACT, schema: artefactSchema },
      { name: COMPOSITION, schema: compositionModelSchema },
      { name: REMOTE_OWNER, schema: remoteOwnerSchema },
      { name: WEBHOOK_POSITION, schema: webhookPositionSchema },
    ]),
    FreezeModule,
    ReleaseTokensModule,
    ShellFilesModule,
  ],
  controllers: [
    ReleasesController,
    CompositionsController,
    ReleasesAdminController,
    GateReportsController,
    GcController,
  ],
  providers: [
    ArtefactRepository,
    ArtefactsService,
    CompositionHistoryService,
    CompositionRepository,
    CompositionsService,
    GateClient,
    GateMetrics,
    GateReportsService,
    GateService,
    GcService,
    OwnerRepository,
    OwnersService,
    PublicationsService,
    ReleasesService,
    SourcePlacesService,
    TeamLimits,
    VersionsService,
    WebhookPositionRepository,
    WebhooksService,
    {
      provide: ARTEFACT_STORE,
      useFactory: newStore,
      inject: [CONFIG],
    },
  ],
  exports: [CompositionsService, FreezeModule, SourcePlacesService, VersionsService],
})
export class ReleasesModule {}
