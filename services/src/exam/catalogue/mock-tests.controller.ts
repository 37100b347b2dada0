import { Controller, Get } from '@nestjs/common';
import { mockTestListResponse, questionsResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdAddress, idAddress } from '../../http/request/id-param.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { ExamAnswersService } from './exam-responses.service.js';

@Controller('mocktests')
export class MockTestsController {
  constructor(private readonly answers: ExamAnswersService) {}

  @Get(':id')
  @AllowAccess('signed')
  @Describe({
    summary: 'The tests of an exam',
    answer: mockTestListResponse,
    cache: 'revalidate',
    ready: true,
    problems: [404],
  })
  mockTests(@PathParams(idAddress) address: IdAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.mockTests(address.id);
  }

  @Get(':id/questions')
  @AllowAccess('signed')
  @Describe({
    summary: 'The questions of a test',
    answer: questionsResponse,
    cache: 'revalidate',
    ready: true,
    problems: [404],
  })
  questions(@PathParams(idAddress) address: IdAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.questions(address.id);
  }
}
