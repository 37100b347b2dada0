import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PageViewsModule } from '../page-views/page-views.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { ContentController } from './content.controller.js';
import { SUBSCRIPTION, subscriptionModelSchema } from './models.js';
import { NewsletterService } from './newsletter.service.js';
import { PostsModule } from './posts/posts.module.js';
import { ContentSeedModule } from './seed/content-seed.module.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { ArticlesDataModule } from './articles/articles-data.module.js';
import { PostsDataModule } from './posts/posts-data.module.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsService } from './drafts/drafts.service.js';
import { ContentIssuesService } from './issues/content-issues.service.js';
import { StrapiModule } from './strapi/strapi.module.js';
import { RichTextModule } from './rich-text/rich-text.module.js';
import { TextScheduleService } from './texts/text-schedule.service.js';
import { TextsDataModule } from './texts/texts-data.module.js';
import { ExamDataModule } from '../exam/exam-data.module.js';

/** Articles, posts, the newsletter and the route that counts page views. */
@Module({
  imports: [
    ArticlesDataModule,
    ArticlesModule,
    ContentSeedModule,
    ExamDataModule,
    PageViewsModule,
    PostsDataModule,
    PostsModule,
    RichTextModule,
    StrapiModule,
    TextsDataModule,
    MongooseModule.forFeature([{ name: SUBSCRIPTION, schema: subscriptionModelSchema }]),
  ],
  controllers: [ContentController, DraftsController],
  providers: [
    ContentIssuesService,
    DraftsService,
    NewsletterService,
    SubscriptionRepository,
    TextScheduleService,
  ],
})
export class ContentModule {}
