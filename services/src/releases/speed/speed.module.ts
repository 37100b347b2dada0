import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SpeedComparisonService } from './speed-comparison.service.js';
import { SPEED_HISTOGRAM, speedHistogramModelSchema } from './speed-histogram.model.js';
import { SpeedHistogramsRepository } from './speed-histograms.repository.js';
import { SpeedMonitorService } from './speed-monitor.service.js';

/** Stored speed figures and their comparison. The health monitor's module has the route: it knows the valid versions. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SPEED_HISTOGRAM, schema: speedHistogramModelSchema }])],
  providers: [SpeedComparisonService, SpeedHistogramsRepository, SpeedMonitorService],
  exports: [SpeedComparisonService, SpeedHistogramsRepository, SpeedMonitorService],
})
export class SpeedModule {}
