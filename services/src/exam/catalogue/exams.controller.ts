import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { examListResponse, examResponse, type ExamSummary, searchSchema } from '@mockingbird/contracts';
import type { Search } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { ExamResponses } from './exam-responses.service.js';
import { ExamListsService } from './exam-lists.service.js';

@Controller('exams')
export class ExamsController {
  constructor(
    private readonly responses: ExamResponses,
    private readonly lists: ExamListsService,
  ) {}

  @Get('allexams')
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Every exam', answer: examListResponse, cache: 'revalidate', raw: true })
  allExams(): RawResponse | Promise<RawResponse> {
    return this.lists.allExams();
  }

  @Get('topexams')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The most popular exams of the month',
    answer: examListResponse,
    cache: 'revalidate',
    raw: true,
  })
  topExams(): RawResponse | Promise<RawResponse> {
    return this.lists.topExams();
  }

  @Get('exam/:id')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'One exam with its tests',
    answer: examResponse,
    cache: 'revalidate',
    raw: true,
    problems: [404],
  })
  exam(@PathParams(idParams) params: IdParams): RawResponse | Promise<RawResponse> {
    return this.responses.exam(params.id);
  }

  @Post('search')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Exams for a keyword', answer: examListResponse, cache: 'never' })
  async search(@JsonBody(searchSchema) search: Search): Promise<{ data: ExamSummary[] }> {
    return { data: await this.lists.search(search.keyword) };
  }
}
