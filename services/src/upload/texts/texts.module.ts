import { Module } from '@nestjs/common';
import { RichTextModule } from '../../content/rich-text/rich-text.module.js';
import { TextsDataModule } from '../../content/texts/texts-data.module.js';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { MediaDataModule } from '../../media/media-data.module.js';
import { TextDifferenceService } from './text-difference.service.js';
import { TextPublisherService } from './text-publisher.service.js';
import { TextUndoService } from './text-undo.service.js';
import { TextsController } from './texts.controller.js';
import { TextsService } from './texts.service.js';

/** Articles and posts for editors: list, publication, preview and undo. */
@Module({
  imports: [ExamDataModule, MediaDataModule, RichTextModule, TextsDataModule],
  controllers: [TextsController],
  providers: [TextDifferenceService, TextPublisherService, TextsService, TextUndoService],
  exports: [TextDifferenceService, TextPublisherService, TextUndoService],
})
export class TextsModule {}
