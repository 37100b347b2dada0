import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArtefactRepository } from './artefacts/artefact.repository.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { CompositionHistoryService } from './compositions/composition-history.service.js';
import { CompositionRepository } from './compositions/composition.repository.js';
import { CompositionsController } from './compositions/compositions.controller.js';
import { CompositionsService } from './compositions/compositions.service.js';
import { FreezeModule } from './freeze/freeze.module.js';
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
import { StoredFilesModule } from '../stored-files/stored-files.module.js';
import { VersionsService } from './artefacts/versions.service.js';
import { WEBHOOK_POSITION, webhookPositionSchema } from './webhooks/webhook-position.model.js';
import { WebhookPositionRepository } from './webhooks/webhook-position.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

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
    StoredFilesModule,
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
  ],
  exports: [CompositionsService, FreezeModule, SourcePlacesService, VersionsService],
})
export class ReleasesModule {}
