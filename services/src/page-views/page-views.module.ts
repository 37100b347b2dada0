import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PAGE_VIEWS, pageViewsModelSchema, REMOTE_VIEWS, remoteViewsModelSchema } from './models.js';
import { PageViewsRepository } from './page-views.repository.js';
import { PageViewsService } from './page-views.service.js';
import { RemoteViewsRepository } from './remote-views.repository.js';

/** Counts of page views and started tests. The content module writes them; the exam module reads them for its popular list. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAGE_VIEWS, schema: pageViewsModelSchema },
      { name: REMOTE_VIEWS, schema: remoteViewsModelSchema },
    ]),
  ],
  providers: [PageViewsRepository, PageViewsService, RemoteViewsRepository],
  exports: [PageViewsService],
})
export class PageViewsModule {}
