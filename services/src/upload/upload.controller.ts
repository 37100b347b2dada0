import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { uploadFormSchema, uploadResponse, type UploadResult } from '@mockingbird/contracts';
import { SignedIn } from '../auth/signed-in.js';
import type { Account } from '../auth/tokens.service.js';
import { AllowAccess } from '../http/access.js';
import { Describe } from '../http/describe.js';
import { FormBody } from '../http/multipart.js';
import type { Form } from '../http/multipart.js';
import { QueryParams } from '../http/query-params.js';
import { type DryRun, dryRunQuery } from './queries.js';
import { UploadsService } from './uploads.service.js';

@Controller('upload')
export class UploadController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('admin')
  @Describe({
    summary: 'Store an exam, a mock test or the questions of one; with dryRun=1 only check them',
    answer: uploadResponse,
    cache: 'never',
    problems: [409],
  })
  async upload(
    @FormBody(uploadFormSchema) form: Form,
    @QueryParams(dryRunQuery) { dryRun }: DryRun,
    @SignedIn() { username }: Account,
  ): Promise<{ data: UploadResult }> {
    return { data: await this.uploads.upload(form, { by: username, dryRun: dryRun === '1' }) };
  }
}
