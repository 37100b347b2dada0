import { Controller, Get } from '@nestjs/common';
import {
  type OwnTestOffer,
  ownTestOfferResponse,
  type OwnTestResponse,
  ownTestResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { QueryParams } from '../../http/request/query-params.js';
import {
  type OwnTestOfferQuery,
  ownTestOfferQuery,
  type OwnTestQuery,
  ownTestQuery,
} from './own-test-params.js';
import { OwnTestsService } from './own-tests.service.js';

@Controller('own-tests')
export class OwnTestsController {
  constructor(private readonly ownTests: OwnTestsService) {}

  @Get('offer')
  @AllowAccess('signed')
  @ApiRoute({
    summary: "What some exams offer to a student's own test",
    answer: ownTestOfferResponse,
    cache: 'revalidate',
    problems: [404],
  })
  async offer(@QueryParams(ownTestOfferQuery) { exam }: OwnTestOfferQuery): Promise<{ data: OwnTestOffer }> {
    return { data: await this.ownTests.offer(exam) };
  }

  @Get('questions')
  @AllowAccess('signed')
  @ApiRoute({
    summary: "The questions of a student's own test",
    answer: ownTestResponse,
    cache: 'revalidate',
    problems: [404],
  })
  questions(@QueryParams(ownTestQuery) { exam, topic, ...rest }: OwnTestQuery): Promise<OwnTestResponse> {
    return this.ownTests.questions({ level: undefined, ...rest, exams: exam, topics: topic });
  }
}
