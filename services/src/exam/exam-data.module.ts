import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PageViewsModule } from '../page-views/page-views.module.js';
import { BinRepository } from './bin/bin.repository.js';
import { BinService } from './bin/bin.service.js';
import { BulkPublicationsService } from './publication/bulk-publications.service.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { CHANGE, changeModelSchema } from './changes/change.model.js';
import { ChangeRepository } from './changes/change.repository.js';
import { ChangesService } from './changes/changes.service.js';
import { ExamResponses } from './catalogue/exam-responses.service.js';
import { ExamRepository } from './catalogue/exam.repository.js';
import { ExamsService } from './catalogue/exams.service.js';
import { ExamListsService } from './catalogue/exam-lists.service.js';
import { MockTestRepository } from './catalogue/mock-test.repository.js';
import { EXAM, examModelSchema, MOCK_TEST, mockTestModelSchema } from './catalogue/models.js';
import { QUESTION_SET, questionSetModelSchema } from './questions/question-set.model.js';
import { SEARCH, searchModelSchema } from './search/search.model.js';
import { PublicationsService } from './publication/publications.service.js';
import { QuestionSetRepository } from './questions/question-set.repository.js';
import { SearchRepository } from './search/search.repository.js';
import { STAGING, stagingModelSchema } from './publication/staging.model.js';
import { StagingRepository } from './publication/staging.repository.js';
import { RenameRepository } from './rename/rename.repository.js';
import { RenameService } from './rename/rename.service.js';
import { CatalogueUndoService } from './undo/catalogue-undo.service.js';
import { UndoableService } from './undo/undoable.service.js';
import { TestRevisionsService } from './questions/test-revisions.service.js';

/** Exams, tests and questions without their routes: other modules use them too. */
@Module({
  imports: [
    PageViewsModule,
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
    BinRepository,
    BinService,
    BulkPublicationsService,
    CatalogueService,
    CatalogueUndoService,
    ChangeRepository,
    ChangesService,
    ExamResponses,
    ExamRepository,
    ExamsService,
    ExamListsService,
    MockTestRepository,
    PublicationsService,
    QuestionSetRepository,
    RenameRepository,
    RenameService,
    SearchRepository,
    StagingRepository,
    TestRevisionsService,
    UndoableService,
  ],
  exports: [
    RenameService,
    BinService,
    BulkPublicationsService,
    CatalogueService,
    CatalogueUndoService,
    ChangesService,
    ExamRepository,
    ExamResponses,
    ExamsService,
    ExamListsService,
    MockTestRepository,
    PublicationsService,
    QuestionSetRepository,
    SearchRepository,
    TestRevisionsService,
    UndoableService,
  ],
})
export class ExamDataModule {}
