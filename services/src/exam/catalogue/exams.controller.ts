import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { examListResponse, examResponse, type ExamSummary, searchSchema } from '@mockingbird/contracts';
import type { Search } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdAddress, idAddress } from '../../http/request/id-param.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { ExamAnswersService } from './exam-responses.service.js';
import { ListsService } from './exam-lists.service.js';

@Controller('exams')
export class ExamsController {
  constructor(
    private readonly answers: ExamAnswersService,
    private readonly lists: ListsService,
  ) {}

  @Get('allexams')
  @AllowAccess('signed')
  @Describe({ summary: 'Every exam', answer: examListResponse, cache: 'revalidate', ready: true })
  allExams(): BytesAnswer | Promise<BytesAnswer> {
    return this.lists.allExams();
  }

  @Get('topexams')
  @AllowAccess('signed')
  @Describe({
    summary: 'The most popular exams of the month',
    answer: examListResponse,
    cache: 'revalidate',
    ready: true,
  })
  topExams(): BytesAnswer | Promise<BytesAnswer> {
    return this.lists.topExams();
  }

  @Get('exam/:id')
  @AllowAccess('signed')
  @Describe({
    summary: 'One exam with its tests',
    answer: examResponse,
    cache: 'revalidate',
    ready: true,
    problems: [404],
  })
  exam(@PathParams(idAddress) address: IdAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.exam(address.id);
  }

  @Post('search')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @Describe({ summary: 'Exams for a keyword', answer: examListResponse, cache: 'never' })
  async search(@JsonBody(searchSchema) search: Search): Promise<{ data: ExamSummary[] }> {
    return { data: await this.lists.search(search.keyword) };
  }
}
