import { Controller, Get } from '@nestjs/common';
import { type MockTest, mockTestListResponse, questionsResponse } from '@mockingbird/contracts';
import type { QuestionsResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../http/access.js';
import { Describe } from '../http/describe.js';
import { PathParams } from '../http/path-params.js';
import { type IdAddress, idAddress } from './address.js';
import { ExamsService } from './exams.service.js';

@Controller('mocktests')
export class MockTestsController {
  constructor(private readonly exams: ExamsService) {}

  @Get(':id')
  @AllowAccess('signed')
  @Describe({
    summary: 'The tests of an exam',
    answer: mockTestListResponse,
    cache: 'revalidate',
    problems: [404],
  })
  async mockTests(@PathParams(idAddress) address: IdAddress): Promise<{ data: MockTest[] }> {
    return { data: await this.exams.mockTests(address.id) };
  }

  @Get(':id/questions')
  @AllowAccess('signed')
  @Describe({
    summary: 'The questions of a test',
    answer: questionsResponse,
    cache: 'revalidate',
    problems: [404],
  })
  questions(@PathParams(idAddress) address: IdAddress): Promise<QuestionsResponse> {
    return this.exams.questions(address.id);
  }
}
