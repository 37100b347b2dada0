import { Controller, Get } from '@nestjs/common';
import {
  storedExamResponse,
  type StoredExamAnswer,
  storedMockTestResponse,
  type StoredMockTestAnswer,
} from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { type IdAddress, idAddress } from '../http/request/id-param.js';
import { Describe } from '../http/api-route.js';
import { PathParams } from '../http/request/path-params.js';
import { StoredContentService } from './stored-content.service.js';

@Controller('upload')
export class StoredContentController {
  constructor(private readonly content: StoredContentService) {}

  @Get('exams/:id')
  @AllowAccess('admin')
  @Describe({
    summary: 'One exam as it is stored, hidden or not, to be edited',
    answer: storedExamResponse,
    cache: 'never',
    problems: [404],
  })
  async exam(@PathParams(idAddress) { id }: IdAddress): Promise<{ data: StoredExamAnswer }> {
    return { data: await this.content.exam(id) };
  }

  @Get('mocktests/:id')
  @AllowAccess('admin')
  @Describe({
    summary: 'One mock test as it is stored, hidden or not, to be edited',
    answer: storedMockTestResponse,
    cache: 'never',
    problems: [404],
  })
  async mockTest(@PathParams(idAddress) { id }: IdAddress): Promise<{ data: StoredMockTestAnswer }> {
    return { data: await this.content.mockTest(id) };
  }
}
