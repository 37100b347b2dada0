import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type AdminExam,
  adminExamsResponse,
  historyResponse,
  undoResponse,
  visibilityResponse,
  visibilitySchema,
} from '@mockingbird/contracts';
import type { HistoryResponse, Visibility } from '@mockingbird/contracts';
import { SignedIn } from '../../auth/current-account.js';
import type { Account } from '../../auth/tokens.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { Describe } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { HistoryService } from './history.service.js';
import { type ChangeAddress, changeAddress, type HistoryQuery, historyQuery } from '../upload-params.js';

type Answer<Method extends 'undo' | 'setVisibility'> = Awaited<ReturnType<HistoryService[Method]>>;

@Controller('upload')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get('exams')
  @AllowAccess('admin')
  @Describe({
    summary: 'Every exam with its tests, hidden ones too',
    answer: adminExamsResponse,
    cache: 'never',
  })
  async exams(): Promise<{ data: AdminExam[] }> {
    return { data: await this.history.overview() };
  }

  @Get('history')
  @AllowAccess('admin')
  @Describe({ summary: 'What admins changed, newest first', answer: historyResponse, cache: 'never' })
  page(@QueryParams(historyQuery) query: HistoryQuery): Promise<HistoryResponse> {
    return this.history.page(query);
  }

  @Post('history/:id/undo')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('admin')
  @Describe({
    summary: "Take back the last change of a test's questions",
    answer: undoResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async undo(
    @PathParams(changeAddress) { id }: ChangeAddress,
    @SignedIn() { username }: Account,
  ): Promise<{ data: Answer<'undo'> }> {
    return { data: await this.history.undo(id, username) };
  }

  @Post('visibility')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('admin')
  @Describe({
    summary: 'Hide an exam or a test from students, or show it again',
    answer: visibilityResponse,
    cache: 'never',
    problems: [409],
  })
  async visibility(
    @JsonBody(visibilitySchema) visibility: Visibility,
    @SignedIn() { username }: Account,
  ): Promise<{ data: Answer<'setVisibility'> }> {
    return { data: await this.history.setVisibility(visibility, username) };
  }
}
