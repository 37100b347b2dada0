import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type Block,
  type HistoryEntry,
  type StoredText,
  storedTextResponse,
  textCategoriesResponse,
  type TextCategory,
  textHistoryResponse,
  TEXT_KINDS,
  type TextLink,
  textLinkResponse,
  type TextList,
  textListResponse,
  type TextPreview,
  textPreviewResponse,
  textPreviewSchema,
  uploadForms,
} from '@mockingbird/contracts';
import * as z from 'zod';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { DraftLinksService } from '../../content/texts/draft-links.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import { JsonBody } from '../../http/request/json-body.js';
import { type Form, FormBody } from '../../http/request/multipart.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { validateOrThrow } from '../../http/request/validate.js';
import { PREVIEW_BYTES } from '../limits.js';
import { type TextsQuery, textsQuery } from './text-params.js';
import { TextPublisherService } from './text-publisher.service.js';
import { TextsService } from './texts.service.js';

const textFormSchema = z.discriminatedUnion('uploadType', [uploadForms.article, uploadForms.post]);
const textFields = z.looseObject({ uploadType: z.enum(TEXT_KINDS) });

@Controller('upload/texts')
export class TextsController {
  constructor(
    private readonly texts: TextsService,
    private readonly publisher: TextPublisherService,
    private readonly links: DraftLinksService,
  ) {}

  @Get()
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Articles and posts, drafts too, the last edited ones first',
    answer: textListResponse,
    cache: 'never',
  })
  list(@QueryParams(textsQuery) query: TextsQuery): Promise<TextList> {
    return this.texts.list(query);
  }

  @Get('categories')
  @AllowAccess('write')
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
  @AllowAccess('write')
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

  @Post('links')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Make a secret link to the draft of a text, without publishing it',
    answer: textLinkResponse,
    cache: 'never',
  })
  async link(
    @FormBody(textFormSchema) { fields }: Form,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: TextLink }> {
    const { uploadType, ...rest } = validateOrThrow(textFields, fields);
    const text = await this.publisher.preview(uploadType, { ...rest, uploadType });
    return { data: await this.links.add(text, username) };
  }

  @Get(':id')
  @AllowAccess('write')
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
  @AllowAccess('write')
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
