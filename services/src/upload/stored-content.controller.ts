import { Controller, Get } from '@nestjs/common';
import {
  storedExamResponse,
  type StoredExamAnswer,
  storedMockTestResponse,
  type StoredMockTestAnswer,
  storedQuestionsResponse,
  type StoredQuestionsAnswer,
} from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { type IdParams, idParams } from '../http/request/id-param.js';
import { ApiRoute } from '../http/api-route.js';
import { PathParams } from '../http/request/path-params.js';
import { StoredContentService } from './stored-content.service.js';

@Controller('upload')
export class StoredContentController {
  constructor(private readonly content: StoredContentService) {}

  @Get('exams/:id')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'One exam as it is stored, hidden or not, to be edited',
    answer: storedExamResponse,
    cache: 'never',
    problems: [404],
  })
  async exam(@PathParams(idParams) { id }: IdParams): Promise<{ data: StoredExamAnswer }> {
    return { data: await this.content.exam(id) };
  }

  @Get('mocktests/:id')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'One mock test as it is stored, hidden or not, to be edited',
    answer: storedMockTestResponse,
    cache: 'never',
    problems: [404],
  })
  async mockTest(@PathParams(idParams) { id }: IdParams): Promise<{ data: StoredMockTestAnswer }> {
    return { data: await this.content.mockTest(id) };
  }

  @Get('mocktests/:id/questions')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'The published questions of one mock test, hidden or not, as a question file has them',
    answer: storedQuestionsResponse,
    cache: 'never',
    problems: [404],
  })
  async questions(@PathParams(idParams) { id }: IdParams): Promise<{ data: StoredQuestionsAnswer }> {
    return { data: await this.content.questions(id) };
  }
}
