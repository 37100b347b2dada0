import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type ChangeDifference,
  changeDifferenceResponse,
  type QuestionsDifference,
  questionsDifferenceResponse,
  type Restoration,
  restorationResponse,
  restorationSchema,
  type StoredRevisions,
  storedRevisionsResponse,
} from '@mockingbird/contracts';
import { CurrentAccount } from '../../../auth/current-account.js';
import type { Account } from '../../../auth/sessions.service.js';
import { AllowAccess } from '../../../http/access/access.js';
import { ApiRoute } from '../../../http/api-route.js';
import { type IdParams, idParams } from '../../../http/request/id-param.js';
import { JsonBody } from '../../../http/request/json-body.js';
import { PathParams } from '../../../http/request/path-params.js';
import { QueryParams } from '../../../http/request/query-params.js';
import { type ChangeParams, changeParams } from '../../upload-params.js';
import {
  type CompareParams,
  compareParams,
  type DifferenceQuery,
  differenceQuery,
} from './difference-params.js';
import { DifferenceService } from './difference.service.js';
import { RevisionsService } from './revisions.service.js';

type RestorationResult = Awaited<ReturnType<RevisionsService['restore']>>;

@Controller('upload')
export class DifferenceController {
  constructor(
    private readonly differences: DifferenceService,
    private readonly revisions: RevisionsService,
  ) {}

  @Get('history/:id')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'What one change did: fields and questions before and after',
    answer: changeDifferenceResponse,
    cache: 'never',
    problems: [404],
  })
  async change(
    @PathParams(changeParams) { id }: ChangeParams,
    @QueryParams(differenceQuery) { from }: DifferenceQuery,
  ): Promise<{ data: ChangeDifference }> {
    return { data: await this.differences.ofChange(id, from) };
  }

  @Get('mocktests/:id/revisions')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'The stored revisions of the questions of a mock test, newest first',
    answer: storedRevisionsResponse,
    cache: 'never',
    problems: [404],
  })
  async list(@PathParams(idParams) { id }: IdParams): Promise<{ data: StoredRevisions }> {
    return { data: await this.revisions.list(id) };
  }

  @Get('mocktests/:id/revisions/:before/:after')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'The difference between two stored revisions of a mock test',
    answer: questionsDifferenceResponse,
    cache: 'never',
    problems: [404],
  })
  async compare(
    @PathParams(compareParams) { id, before, after }: CompareParams,
    @QueryParams(differenceQuery) { from }: DifferenceQuery,
  ): Promise<{ data: QuestionsDifference }> {
    return { data: await this.revisions.compare(id, before, after, from) };
  }

  @Post('mocktests/:id/revisions/restore')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Publish a stored revision of a mock test again',
    answer: restorationResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async restore(
    @PathParams(idParams) { id }: IdParams,
    @JsonBody(restorationSchema) restoration: Restoration,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: RestorationResult }> {
    return { data: await this.revisions.restore(id, restoration, username) };
  }
}
