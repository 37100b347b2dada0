import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReleasesModule } from '../releases.module.js';
import { KnownVersions } from './known-versions.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { SIGHTING, sightingModelSchema } from './version-event.model.js';
import { SightingsRepository } from './version-events.repository.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryService } from './telemetry.service.js';
import { WatchService } from './health-monitor.service.js';

/** What tabs tell of the versions that they run, and what the platform does about it by itself. */
@Module({
  imports: [ReleasesModule, MongooseModule.forFeature([{ name: SIGHTING, schema: sightingModelSchema }])],
  controllers: [OverviewController, TelemetryController],
  providers: [KnownVersions, OverviewService, SightingsRepository, TelemetryService, WatchService],
})
export class WatchModule {}
