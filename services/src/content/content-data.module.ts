import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PAGE_VIEWS, pageViewsModelSchema, SUBSCRIPTION, subscriptionModelSchema } from './models.js';
import { NewsletterService } from './newsletter.service.js';
import { PageViewsRepository } from './page-views.repository.js';
import { PageViewsService } from './page-views.service.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Page views and subscriptions without their routes: popularity needs the former too. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAGE_VIEWS, schema: pageViewsModelSchema },
      { name: SUBSCRIPTION, schema: subscriptionModelSchema },
    ]),
  ],
  providers: [NewsletterService, PageViewsRepository, PageViewsService, SubscriptionRepository],
  exports: [NewsletterService, PageViewsService],
})
export class ContentDataModule {}
