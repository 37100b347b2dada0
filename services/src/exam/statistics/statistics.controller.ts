import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  messageResponse,
  statisticsResponse,
  submissionSchema,
  suspiciousQuestionsResponse,
} from '@mockingbird/contracts';
import type { Submission, SuspiciousQuestions, TestStatistics } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import { ClientAddress } from '../../http/request/client-address.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { type StatisticsQuery, statisticsQuery } from './statistics-params.js';
import { StatisticsService } from './statistics.service.js';
import { SuspiciousQuestionsService } from './suspicious-questions.service.js';

@Controller('exams/statistics')
export class StatisticsController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly suspicious: SuspiciousQuestionsService,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'Count what was chosen in a test that was handed in',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async add(
    @JsonBody(submissionSchema) submission: Submission,
    @ClientAddress() address: string,
  ): Promise<{ data: { message: string } }> {
    return { data: { message: await this.statistics.add(submission, address) } };
  }

  // Before the route with an id: the word is no id of a test here.
  @Get('suspicious')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Questions of all tests whose keys may be wrong',
    answer: suspiciousQuestionsResponse,
    cache: 'never',
  })
  listSuspicious(): Promise<SuspiciousQuestions> {
    return this.suspicious.list();
  }

  @Get(':id')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'How the questions of a test fared',
    answer: statisticsResponse,
    cache: 'never',
    problems: [404],
  })
  async get(
    @PathParams(idParams) { id }: IdParams,
    @QueryParams(statisticsQuery) { revision }: StatisticsQuery,
  ): Promise<{ data: TestStatistics }> {
    return { data: await this.statistics.get(id, revision) };
  }
}
