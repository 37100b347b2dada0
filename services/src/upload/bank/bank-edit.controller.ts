import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type BulkEdit,
  bulkEditResponse,
  type BulkEditResult,
  bulkEditSchema,
  type QuestionDraft,
  questionDraftSchema,
  type QuestionPreview,
  questionPreviewResponse,
} from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess, StoringNeeds } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { QueryParams } from '../../http/request/query-params.js';
import { BULK_EDIT_BYTES, QUESTION_DRAFT_BYTES } from '../limits.js';
import { type DryRun, dryRunQuery } from '../upload-params.js';
import { BulkEditService } from './bulk-edit.service.js';
import { QuestionPreviewService } from './question-preview.service.js';

@Controller('upload/questions')
export class BankEditController {
  constructor(
    private readonly edits: BulkEditService,
    private readonly previews: QuestionPreviewService,
  ) {}

  @Post('bulk')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @StoringNeeds('publish')
  @ApiRoute({
    summary: 'Change many questions together; with dryRun=1 only check it',
    answer: bulkEditResponse,
    cache: 'never',
    problems: [409],
  })
  async bulk(
    @JsonBody(bulkEditSchema, { limit: BULK_EDIT_BYTES }) edit: BulkEdit,
    @QueryParams(dryRunQuery) { dryRun }: DryRun,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: BulkEditResult }> {
    return { data: await this.edits.edit(edit, { by: username, dryRun: dryRun === '1' }) };
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Check one question and render its formulas, without storing it',
    answer: questionPreviewResponse,
    cache: 'never',
  })
  async preview(
    @JsonBody(questionDraftSchema, { limit: QUESTION_DRAFT_BYTES }) draft: QuestionDraft,
  ): Promise<{ data: QuestionPreview }> {
    return { data: await this.previews.preview(draft) };
  }
}
