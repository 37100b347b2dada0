import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type BankQuestion,
  bankQuestionResponse,
  type BankResponse,
  bankResponse,
  type QuestionDraw,
  type DrawRequest,
  drawResponse,
  drawSchema,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { QueryParams } from '../../http/request/query-params.js';
import { type BankQuery, bankQuery, type BankQuestionQuery, bankQuestionQuery } from './bank-params.js';
import { BankService } from './bank.service.js';

@Controller('exams/questions')
export class BankController {
  constructor(private readonly bank: BankService) {}

  @Get()
  @AllowAccess('write')
  @ApiRoute({
    summary: 'The questions of all tests, with search and filters',
    answer: bankResponse,
    cache: 'never',
  })
  list(@QueryParams(bankQuery) query: BankQuery): Promise<BankResponse> {
    return this.bank.list(query);
  }

  @Get('one')
  @AllowAccess('write')
  @ApiRoute({
    summary: 'One question with the tests that contain it, to be edited',
    answer: bankQuestionResponse,
    cache: 'never',
    problems: [404],
  })
  async question(@QueryParams(bankQuestionQuery) query: BankQuestionQuery): Promise<{ data: BankQuestion }> {
    return { data: await this.bank.question(query) };
  }

  @Post('draw')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Draw questions at random by topic and level, without storing anything',
    answer: drawResponse,
    cache: 'never',
  })
  async draw(@JsonBody(drawSchema) request: DrawRequest): Promise<{ data: QuestionDraw }> {
    return { data: await this.bank.draw(request) };
  }
}
