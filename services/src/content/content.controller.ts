import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, newsletterSchema, pageViewSchema } from '@mockingbird/contracts';
import type { NewsletterSubscription, PageView } from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { ClientAddress } from '../http/request/client-address.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { NewsletterService } from './newsletter.service.js';
import { PageViewsService } from '../page-views/page-views.service.js';

interface Message {
  data: { message: string };
}

@Controller('content')
export class ContentController {
  constructor(
    private readonly pageViews: PageViewsService,
    private readonly newsletter: NewsletterService,
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
}
