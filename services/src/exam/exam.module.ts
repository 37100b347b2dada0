import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from './exam-data.module.js';
import { BankController } from './bank/bank.controller.js';
import { BankIndex } from './bank/bank-index.service.js';
import { BankService } from './bank/bank.service.js';
import { ExamsController } from './catalogue/exams.controller.js';
import { MockTestsController } from './catalogue/mock-tests.controller.js';
import { OwnTestsController } from './own-tests/own-tests.controller.js';
import { OwnTestsService } from './own-tests/own-tests.service.js';
import { QuestionIndexes } from './own-tests/question-indexes.service.js';
import { REPORT, reportModelSchema } from './reports/report.model.js';
import { ReportRepository } from './reports/report.repository.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { SearchesController } from './search/searches.controller.js';
import { SearchesService } from './search/searches.service.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { COUNTED_TOKEN, countedTokenModelSchema } from './statistics/counted-token.model.js';
import { STATISTICS, statisticsModelSchema } from './statistics/statistics.model.js';
import { StatisticsRepository } from './statistics/statistics.repository.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { SuspiciousQuestionsService } from './statistics/suspicious-questions.service.js';

@Module({
  imports: [
    ExamDataModule,
    MongooseModule.forFeature([
      { name: REPORT, schema: reportModelSchema },
      { name: STATISTICS, schema: statisticsModelSchema },
      { name: COUNTED_TOKEN, schema: countedTokenModelSchema },
    ]),
  ],
  controllers: [
    BankController,
    ExamsController,
    MockTestsController,
    OwnTestsController,
    ReportsController,
    SearchesController,
    StatisticsController,
  ],
  providers: [
    BankIndex,
    BankService,
    OwnTestsService,
    QuestionIndexes,
    ReportRepository,
    ReportsService,
    SearchesService,
    StatisticsRepository,
    StatisticsService,
    SuspiciousQuestionsService,
  ],
  exports: [SuspiciousQuestionsService],
})
export class ExamModule {}
