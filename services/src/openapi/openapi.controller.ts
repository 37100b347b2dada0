import { Controller, Get } from '@nestjs/common';
import * as z from 'zod';
import { AllowAccess } from '../http/access/access.js';
import { type RawResponse, textResponse } from '../http/response/raw-response.js';
import { ApiRoute } from '../http/api-route.js';
import { RouteTable } from '../http/route-table.js';
import { createOpenApiDocument } from './document.js';
import { renderDocsPage } from './page.js';

const API_VERSION = '1.0.0';

@Controller()
export class OpenApiController {
  private document: RawResponse | undefined;

  constructor(private readonly table: RouteTable) {}

  @Get('openapi.json')
  @AllowAccess('public')
  @ApiRoute({
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
    cache: 'revalidate',
  })
  openapi(): RawResponse {
    this.document ??= textResponse(JSON.stringify(createOpenApiDocument(this.table.all(), API_VERSION)));
    return this.document;
  }

  @Get('docs')
  @AllowAccess('public')
  @ApiRoute({ summary: 'This description to read', answer: 'text/html', cache: 'revalidate' })
  docs(): RawResponse {
    return textResponse(renderDocsPage(this.table.all()), 'text/html; charset=utf-8');
  }
}
