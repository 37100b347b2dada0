import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReleasesModule } from '../releases.module.js';
import { FrequentErrorsService } from './frequent-errors.service.js';
import { KnownVersions } from './known-versions.js';
import { AFFECTED_PER_SLOT, HEALTHY_PER_SLOT } from './limits.js';
import { MonitorMetrics } from './rollback/monitor-metrics.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { ReportedErrorsRepository } from './reported-errors.repository.js';
import { VERSION_EVENT, versionEventModelSchema } from './version-event.model.js';
import { SLOT_CAPACITY, type SlotCapacity, VersionEventsRepository } from './version-events.repository.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryService } from './telemetry.service.js';
import { HealthMonitorService } from './health-monitor.service.js';
import { VisitorErrorsExport } from './visitor-errors-export.js';
import { CanaryStagesService } from './canary-stages.service.js';
import { SpeedController } from '../speed/speed.controller.js';
import { SpeedModule } from '../speed/speed.module.js';
import { SpeedService } from '../speed/speed.service.js';

/** Version events and speed figures of tabs, the health overview and automatic rollbacks. */
@Module({
  imports: [
    ReleasesModule,
    SpeedModule,
    MongooseModule.forFeature([{ name: VERSION_EVENT, schema: versionEventModelSchema }]),
  ],
  controllers: [OverviewController, SpeedController, TelemetryController],
  providers: [
    CanaryStagesService,
    FrequentErrorsService,
    KnownVersions,
    MonitorMetrics,
    OverviewService,
    ReportedErrorsRepository,
    VersionEventsRepository,
    {
      provide: SLOT_CAPACITY,
      useFactory: (): SlotCapacity => ({ healthy: HEALTHY_PER_SLOT, affected: AFFECTED_PER_SLOT }),
    },
    TelemetryService,
    VisitorErrorsExport,
    HealthMonitorService,
    SpeedService,
  ],
})
export class HealthMonitorModule {}
