import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type AdminExam,
  adminExamsResponse,
  type AuditLog,
  auditLogResponse,
  undoResponse,
  visibilityResponse,
  visibilitySchema,
} from '@mockingbird/contracts';
import type { Visibility } from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { HistoryService } from './history.service.js';
import { type ChangeParams, changeParams, type HistoryQuery, historyQuery } from '../upload-params.js';

type HistoryResult<Method extends 'undo' | 'setVisibility'> = Awaited<ReturnType<HistoryService[Method]>>;

@Controller('upload')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get('exams')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Every exam with its tests, hidden ones too',
    answer: adminExamsResponse,
    cache: 'never',
  })
  async exams(): Promise<{ data: AdminExam[] }> {
    return { data: await this.history.overview() };
  }

  @Get('history')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Who changed what, newest first; with events=1 also roles and steps of proposals',
    answer: auditLogResponse,
    cache: 'never',
  })
  page(
    @QueryParams(historyQuery) query: HistoryQuery,
    @CurrentAccount() { role }: Account,
  ): Promise<AuditLog> {
    return this.history.list(query, role);
  }

  @Post('history/:id/undo')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Undo the last change of an exam, a test, its questions, an article or a post',
    answer: undoResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async undo(
    @PathParams(changeParams) { id }: ChangeParams,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: HistoryResult<'undo'> }> {
    return { data: await this.history.undo(id, username) };
  }

  @Post('visibility')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Hide an exam or a test from students, or show it again',
    answer: visibilityResponse,
    cache: 'never',
    problems: [409],
  })
  async visibility(
    @JsonBody(visibilitySchema) visibility: Visibility,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: HistoryResult<'setVisibility'> }> {
    return { data: await this.history.setVisibility(visibility, username) };
  }
}
