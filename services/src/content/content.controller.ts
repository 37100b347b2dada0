import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  contentIssuesResponse,
  messageResponse,
  newsletterSchema,
  pageViewSchema,
} from '@mockingbird/contracts';
import type { ContentIssues, NewsletterSubscription, PageView } from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { ClientAddress } from '../http/request/client-address.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { ContentIssuesService } from './issues/content-issues.service.js';
import { NewsletterService } from './newsletter.service.js';
import { StrapiWebhookService } from './strapi/strapi-webhook.service.js';
import { PageViewsService } from '../page-views/page-views.service.js';

interface Message {
  data: { message: string };
}

@Controller('content')
export class ContentController {
  constructor(
    private readonly pageViews: PageViewsService,
    private readonly newsletter: NewsletterService,
    private readonly strapi: StrapiWebhookService,
    private readonly contentIssues: ContentIssuesService,
  ) {}

  @Post('pageviews')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Count a page view or a started test', answer: messageResponse, cache: 'never' })
  async count(@JsonBody(pageViewSchema) view: PageView): Promise<Message> {
    await this.pageViews.count(view);
    return { data: { message: 'Counted.' } };
  }

  @Post('newsletter')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'Subscribe to the newsletter',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async subscribe(
    @JsonBody(newsletterSchema) { email }: NewsletterSubscription,
    @ClientAddress() address: string,
  ): Promise<Message> {
    return { data: { message: await this.newsletter.subscribe(email, address) } };
  }

  @Post('strapi-webhook')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('webhook')
  @ApiRoute({
    summary: "Load Strapi's entries again: its webhook announces a publication",
    answer: messageResponse,
    cache: 'never',
  })
  async announce(): Promise<Message> {
    await this.strapi.announce();
    return { data: { message: 'The next request loads the entries.' } };
  }

  @Get('issues')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Content that was left out: files that ship, and parts of Strapi’s entries',
    answer: contentIssuesResponse,
    cache: 'never',
  })
  async issues(): Promise<{ data: ContentIssues }> {
    return { data: await this.contentIssues.list() };
  }
}
