import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { ArticlesDataModule } from '../articles/articles-data.module.js';
import { PostsDataModule } from '../posts/posts-data.module.js';
import { ContentSeedModule } from '../seed/content-seed.module.js';
import { DRAFT_LINK, draftLinkModelSchema } from './draft-link.model.js';
import { DraftLinkRepository } from './draft-link.repository.js';
import { DraftLinksService } from './draft-links.service.js';
import { TEXT_VERSION, textVersionModelSchema } from './models.js';
import { TextBinService } from './text-bin.service.js';
import { TextStoreService } from './text-store.service.js';
import { TextVersionRepository } from './text-version.repository.js';

/** Articles and posts for editors, without routes. */
@Module({
  imports: [
    ArticlesDataModule,
    ContentSeedModule,
    ExamDataModule,
    PostsDataModule,
    MongooseModule.forFeature([
      { name: DRAFT_LINK, schema: draftLinkModelSchema },
      { name: TEXT_VERSION, schema: textVersionModelSchema },
    ]),
  ],
  providers: [
    DraftLinkRepository,
    DraftLinksService,
    TextBinService,
    TextStoreService,
    TextVersionRepository,
  ],
  exports: [DraftLinksService, TextBinService, TextStoreService],
})
export class TextsDataModule {}
