import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { uploadFormSchema, uploadResponse, type UploadResult } from '@mockingbird/contracts';
import { CurrentAccount } from '../auth/current-account.js';
import type { Account } from '../auth/sessions.service.js';
import { AllowAccess, StoringNeeds } from '../http/access/access.js';
import { ApiRoute } from '../http/api-route.js';
import { FormBody } from '../http/request/multipart.js';
import type { Form } from '../http/request/multipart.js';
import { QueryParams } from '../http/request/query-params.js';
import { type DryRun, dryRunQuery } from './upload-params.js';
import { UploadsService } from './uploads.service.js';

@Controller('upload')
export class UploadController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @StoringNeeds('publish')
  @ApiRoute({
    summary:
      'Store an exam, a mock test, the questions of one, an article or a post; with dryRun=1 only check them',
    answer: uploadResponse,
    cache: 'never',
    problems: [409],
  })
  async upload(
    @FormBody(uploadFormSchema) form: Form,
    @QueryParams(dryRunQuery) { dryRun }: DryRun,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: UploadResult }> {
    return { data: await this.uploads.upload(form, { by: username, dryRun: dryRun === '1' }) };
  }
}
