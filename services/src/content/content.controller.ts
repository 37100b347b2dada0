import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, newsletterSchema, pageViewSchema } from '@mockingbird/contracts';
import type { NewsletterSubscription, PageView } from '@mockingbird/contracts';
import { AllowAccess } from '../http/access.js';
import { ClientAddress } from '../http/client-address.js';
import { Describe } from '../http/describe.js';
import { JsonBody } from '../http/json-body.js';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { NewsletterService } from './newsletter.service.js';
import { PageViewsService } from './page-views.service.js';

interface Message {
  data: { message: string };
}

@Controller('content')
export class ContentController {
  constructor(
    private readonly pageViews: PageViewsService,
    private readonly newsletter: NewsletterService,
    private readonly limits: RateLimits,
  ) {}

  @Post('pageviews')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @Describe({ summary: 'Count a page view or a started test', answer: messageResponse, cache: 'never' })
  async count(@JsonBody(pageViewSchema) view: PageView): Promise<Message> {
    await this.pageViews.count(view);
    return { data: { message: 'Counted.' } };
  }

  @Post('newsletter')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @Describe({
    summary: 'Subscribe to the newsletter',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async subscribe(
    @JsonBody(newsletterSchema) { email }: NewsletterSubscription,
    @ClientAddress() address: string,
  ): Promise<Message> {
    await this.limits.take(RATE_RULES.newsletterByAddress, address);
    return { data: { message: await this.newsletter.subscribe(email) } };
  }
}
