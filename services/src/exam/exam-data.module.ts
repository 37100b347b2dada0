import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentDataModule } from '../content/content-data.module.js';
import { BulkPublicationsService } from './bulk-publications.service.js';
import { CatalogueService } from './catalogue.service.js';
import { CHANGE, changeModelSchema } from './change.model.js';
import { ChangeRepository } from './change.repository.js';
import { ChangesService } from './changes.service.js';
import { ExamAnswersService } from './exam-answers.service.js';
import { ExamRepository } from './exam.repository.js';
import { ExamsService } from './exams.service.js';
import { ListsService } from './lists.service.js';
import { MockTestRepository } from './mock-test.repository.js';
import {
  EXAM,
  examModelSchema,
  MOCK_TEST,
  mockTestModelSchema,
  QUESTION_SET,
  questionSetModelSchema,
  SEARCH,
  searchModelSchema,
} from './models.js';
import { PublicationsService } from './publications.service.js';
import { QuestionSetRepository } from './question-set.repository.js';
import { SearchRepository } from './search.repository.js';
import { STAGING, stagingModelSchema } from './staging.model.js';
import { StagingRepository } from './staging.repository.js';
import { TestRevisionsService } from './test-revisions.service.js';

/** Exams, tests and questions without their routes: what other modules use too. */
@Module({
  imports: [
    ContentDataModule,
    MongooseModule.forFeature([
      { name: CHANGE, schema: changeModelSchema },
      { name: EXAM, schema: examModelSchema },
      { name: MOCK_TEST, schema: mockTestModelSchema },
      { name: QUESTION_SET, schema: questionSetModelSchema },
      { name: SEARCH, schema: searchModelSchema },
      { name: STAGING, schema: stagingModelSchema },
    ]),
  ],
  providers: [
    BulkPublicationsService,
    CatalogueService,
    ChangeRepository,
    ChangesService,
    ExamAnswersService,
    ExamRepository,
    ExamsService,
    ListsService,
    MockTestRepository,
    PublicationsService,
    QuestionSetRepository,
    SearchRepository,
    StagingRepository,
    TestRevisionsService,
  ],
  exports: [
    BulkPublicationsService,
    CatalogueService,
    ChangesService,
    ExamAnswersService,
    ExamsService,
    ListsService,
    PublicationsService,
    TestRevisionsService,
  ],
})
export class ExamDataModule {}
