import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { bulkSchema, uploadResponse, type UploadResult } from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess, StoringNeeds } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonStreamBody } from '../../http/request/json-stream.js';
import type { JsonStream } from '../../http/request/json-stream.js';
import { QueryParams } from '../../http/request/query-params.js';
import { BULK_BYTES } from '../limits.js';
import { BulkService } from './bulk.service.js';
import { type DryRun, dryRunQuery } from '../upload-params.js';

@Controller('upload')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post('bulk')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @StoringNeeds('publish')
  @ApiRoute({
    summary: 'Store many tests with their questions, all or none; with dryRun=1 only check them',
    answer: uploadResponse,
    cache: 'never',
    problems: [409],
  })
  async load(
    @JsonStreamBody(bulkSchema, BULK_BYTES) body: JsonStream,
    @QueryParams(dryRunQuery) { dryRun }: DryRun,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: UploadResult }> {
    return { data: await this.bulk.load(body, { by: username, dryRun: dryRun === '1' }) };
  }
}
