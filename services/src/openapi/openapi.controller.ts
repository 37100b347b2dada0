import { Controller, Get } from '@nestjs/common';
import * as z from 'zod';
import { AllowAccess } from '../http/access/access.js';
import { type BytesAnswer, textAnswer } from '../http/response/raw-response.js';
import { Describe } from '../http/api-route.js';
import { RouteTable } from '../http/route-table.js';
import { openApiDocument } from './document.js';
import { docsPage } from './page.js';

const API_VERSION = '1.0.0';

@Controller()
export class OpenApiController {
  private document: BytesAnswer | undefined;

  constructor(private readonly table: RouteTable) {}

  @Get('openapi.json')
  @AllowAccess('public')
  @Describe({
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
    cache: 'revalidate',
  })
  openapi(): BytesAnswer {
    this.document ??= textAnswer(JSON.stringify(openApiDocument(this.table.all(), API_VERSION)));
    return this.document;
  }

  @Get('docs')
  @AllowAccess('public')
  @Describe({ summary: 'This description to read', answer: 'text/html', cache: 'revalidate' })
  docs(): BytesAnswer {
    return textAnswer(docsPage(this.table.all()), 'text/html; charset=utf-8');
  }
}
