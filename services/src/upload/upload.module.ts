import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { ExamDataModule } from '../exam/exam-data.module.js';
import { TextModule } from '../text/text.module.js';
import { BankEditController } from './bank/bank-edit.controller.js';
import { BulkEditService } from './bank/bulk-edit.service.js';
import { QuestionPreviewService } from './bank/question-preview.service.js';
import { BIN_OF_TEXTS, PurgeService } from '../exam/bin/purge.service.js';
import { BinAdminService } from './bin/bin-admin.service.js';
import { TextBinService } from '../content/texts/text-bin.service.js';
import { TextsDataModule } from '../content/texts/texts-data.module.js';
import { BinController } from './bin/bin.controller.js';
import { TextBinAdmin } from './bin/text-bin-admin.service.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkService } from './bulk/bulk.service.js';
import { HistoryController } from './history/history.controller.js';
import { DifferenceController } from './history/difference/difference.controller.js';
import { DifferenceService } from './history/difference/difference.service.js';
import { RevisionsService } from './history/difference/revisions.service.js';
import { HistoryService } from './history/history.service.js';
import { RenameAdminService } from './rename/rename-admin.service.js';
import { RenameController } from './rename/rename.controller.js';
import { SEED_MARK, seedMarkModelSchema } from './seed/models.js';
import { PublisherService } from './publisher.service.js';
import { SeedMarkRepository } from './seed/seed-mark.repository.js';
import { SeedService } from './seed/seed.service.js';
import { StoredContentController } from './stored-content.controller.js';
import { StoredContentService } from './stored-content.service.js';
import { MediaModule } from './media/media.module.js';
import { TextsModule } from './texts/texts.module.js';
import { UploadController } from './upload.controller.js';
import { UploadsService } from './uploads.service.js';

/** Uploads of exams, mock tests, questions and texts: checks, publication, history and seed. */
@Module({
  imports: [
    AuditModule,
    ExamDataModule,
    TextModule,
    MediaModule,
    TextsDataModule,
    TextsModule,
    MongooseModule.forFeature([{ name: SEED_MARK, schema: seedMarkModelSchema }]),
  ],
  controllers: [
    UploadController,
    BankEditController,
    BulkController,
    HistoryController,
    BinController,
    DifferenceController,
    RenameController,
    StoredContentController,
  ],
  providers: [
    BulkEditService,
    BulkService,
    BinAdminService,
    DifferenceService,
    HistoryService,
    PublisherService,
    PurgeService,
    { provide: BIN_OF_TEXTS, useExisting: TextBinService },
    QuestionPreviewService,
    RenameAdminService,
    RevisionsService,
    SeedMarkRepository,
    SeedService,
    StoredContentService,
    TextBinAdmin,
    UploadsService,
  ],
  exports: [PublisherService, SeedService, UploadsService],
})
export class UploadModule {}
