import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type Block,
  type HistoryEntry,
  type StoredText,
  storedTextResponse,
  textCategoriesResponse,
  type TextCategory,
  textHistoryResponse,
  type TextList,
  textListResponse,
  type TextPreview,
  textPreviewResponse,
  textPreviewSchema,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { PREVIEW_BYTES } from '../limits.js';
import { type TextsQuery, textsQuery } from './text-params.js';
import { TextsService } from './texts.service.js';

@Controller('upload/texts')
export class TextsController {
  constructor(private readonly texts: TextsService) {}

  @Get()
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'Articles and posts, drafts too, the last edited ones first',
    answer: textListResponse,
    cache: 'never',
  })
  list(@QueryParams(textsQuery) query: TextsQuery): Promise<TextList> {
    return this.texts.list(query);
  }

  @Get('categories')
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'The categories that an article can belong to',
    answer: textCategoriesResponse,
    cache: 'never',
  })
  async categories(): Promise<{ data: TextCategory[] }> {
    return { data: await this.texts.categories() };
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'Render blocks as on the page, without storing anything',
    answer: textPreviewResponse,
    cache: 'never',
  })
  async preview(
    @JsonBody(textPreviewSchema, { limit: PREVIEW_BYTES }) preview: TextPreview,
  ): Promise<{ data: { blocks: Block[] } }> {
    return { data: { blocks: await this.texts.preview(preview) } };
  }

  @Get(':id')
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'One article or post as it is stored, to be edited',
    answer: storedTextResponse,
    cache: 'never',
    problems: [404],
  })
  async one(@PathParams(idParams) { id }: IdParams): Promise<{ data: StoredText }> {
    return { data: await this.texts.one(id) };
  }

  @Get(':id/history')
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'The changes of one article or post, newest first',
    answer: textHistoryResponse,
    cache: 'never',
    problems: [404],
  })
  async history(@PathParams(idParams) { id }: IdParams): Promise<{ data: HistoryEntry[] }> {
    return { data: await this.texts.history(id) };
  }
}
