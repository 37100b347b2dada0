import { Controller, Get } from '@nestjs/common';
import { mockTestListResponse, questionsResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { ExamResponses } from './exam-responses.service.js';

@Controller('mocktests')
export class MockTestsController {
  constructor(private readonly responses: ExamResponses) {}

  @Get(':id')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The tests of an exam',
    answer: mockTestListResponse,
    cache: 'revalidate',
    raw: true,
    problems: [404],
  })
  mockTests(@PathParams(idParams) params: IdParams): RawResponse | Promise<RawResponse> {
    return this.responses.mockTests(params.id);
  }

  @Get(':id/questions')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The questions of a test',
    answer: questionsResponse,
    cache: 'revalidate',
    raw: true,
    problems: [404],
  })
  questions(@PathParams(idParams) params: IdParams): RawResponse | Promise<RawResponse> {
    return this.responses.questions(params.id);
  }
}
