import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentDataModule } from '../content/content-data.module.js';
import { CatalogueService } from './catalogue.service.js';
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
import { QuestionSetRepository } from './question-set.repository.js';
import { SearchRepository } from './search.repository.js';

/** Exams, tests and questions without their routes: what other modules use too. */
@Module({
  imports: [
    ContentDataModule,
    MongooseModule.forFeature([
      { name: EXAM, schema: examModelSchema },
      { name: MOCK_TEST, schema: mockTestModelSchema },
      { name: QUESTION_SET, schema: questionSetModelSchema },
      { name: SEARCH, schema: searchModelSchema },
    ]),
  ],
  providers: [
    CatalogueService,
    ExamAnswersService,
    ExamRepository,
    ExamsService,
    ListsService,
    MockTestRepository,
    QuestionSetRepository,
    SearchRepository,
  ],
  exports: [CatalogueService, ExamAnswersService, ExamsService, ListsService],
})
export class ExamDataModule {}
