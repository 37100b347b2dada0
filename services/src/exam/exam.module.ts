import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from './exam-data.module.js';
import { ExamsController } from './exams.controller.js';
import { MockTestsController } from './mock-tests.controller.js';
import { REPORT, reportModelSchema } from './report.model.js';
import { ReportRepository } from './report.repository.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { StatisticsController } from './statistics.controller.js';
import { STATISTICS, statisticsModelSchema } from './statistics.model.js';
import { StatisticsRepository } from './statistics.repository.js';
import { StatisticsService } from './statistics.service.js';

@Module({
  imports: [
    ExamDataModule,
    MongooseModule.forFeature([
      { name: REPORT, schema: reportModelSchema },
      { name: STATISTICS, schema: statisticsModelSchema },
    ]),
  ],
  controllers: [ExamsController, MockTestsController, ReportsController, StatisticsController],
  providers: [ReportRepository, ReportsService, StatisticsRepository, StatisticsService],
})
export class ExamModule {}
