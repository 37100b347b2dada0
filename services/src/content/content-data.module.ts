import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  PAGE_VIEWS,
  pageViewsModelSchema,
  REMOTE_VIEWS,
  remoteViewsModelSchema,
  SUBSCRIPTION,
  subscriptionModelSchema,
} from './models.js';
import { NewsletterService } from './newsletter.service.js';
import { PageViewsRepository } from './page-views.repository.js';
import { PageViewsService } from './page-views.service.js';
import { RemoteViewsRepository } from './remote-views.repository.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Page views and subscriptions without their routes: popularity needs the former too. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAGE_VIEWS, schema: pageViewsModelSchema },
      { name: REMOTE_VIEWS, schema: remoteViewsModelSchema },
      { name: SUBSCRIPTION, schema: subscriptionModelSchema },
    ]),
  ],
  providers: [
    NewsletterService,
    PageViewsRepository,
    PageViewsService,
    RemoteViewsRepository,
    SubscriptionRepository,
  ],
  exports: [NewsletterService, PageViewsService],
})
export class ContentDataModule {}
