import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, reportListResponse, reportSchema } from '@mockingbird/contracts';
import type { Report, ReportListResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ClientAddress } from '../../http/request/client-address.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { type ReportParams, reportParams, reportsQuery } from './report-params.js';
import type { ReportsQuery } from './report-params.js';
import { ReportsService } from './reports.service.js';

interface Message {
  data: { message: string };
}

@Controller('exams/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Report a question', answer: messageResponse, cache: 'never', problems: [429] })
  async report(@JsonBody(reportSchema) report: Report, @ClientAddress() address: string): Promise<Message> {
    return { data: { message: await this.reports.report(report, address) } };
  }

  @Get()
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Reports of questions, the last reported first',
    answer: reportListResponse,
    cache: 'never',
  })
  list(@QueryParams(reportsQuery) query: ReportsQuery): Promise<ReportListResponse> {
    return this.reports.list(query);
  }

  @Post(':id/resolve')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Mark a report as done',
    answer: messageResponse,
    cache: 'never',
    problems: [404],
  })
  async resolve(@PathParams(reportParams) { id }: ReportParams): Promise<Message> {
    return { data: { message: await this.reports.resolve(id) } };
  }
}
