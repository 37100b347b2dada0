import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  binChangeResponse,
  type BinEntry,
  binResponse,
  type BinTarget,
  binTargetSchema,
} from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { BinAdminService } from './bin-admin.service.js';

type BinAnswer = Promise<{ data: Awaited<ReturnType<BinAdminService['delete']>> }>;

@Controller('upload/bin')
export class BinController {
  constructor(private readonly bin: BinAdminService) {}

  @Get()
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Deleted exams, tests and texts that can be restored',
    answer: binResponse,
    cache: 'never',
  })
  async list(): Promise<{ data: BinEntry[] }> {
    return { data: await this.bin.list() };
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Delete an exam with its tests, a test, or a text; it stays in the bin for 30 days',
    answer: binChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async delete(
    @JsonBody(binTargetSchema) target: BinTarget,
    @CurrentAccount() { username }: Account,
  ): BinAnswer {
    return { data: await this.bin.delete(target, username) };
  }

  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Restore an exam, a test or a text from the bin',
    answer: binChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async restore(
    @JsonBody(binTargetSchema) target: BinTarget,
    @CurrentAccount() { username }: Account,
  ): BinAnswer {
    return { data: await this.bin.restore(target, username) };
  }

  @Post('purge')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Remove an exam, a test or a text of the bin for good',
    answer: binChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async purge(
    @JsonBody(binTargetSchema) target: BinTarget,
    @CurrentAccount() { username }: Account,
  ): BinAnswer {
    return { data: await this.bin.purge(target, username) };
  }
}
