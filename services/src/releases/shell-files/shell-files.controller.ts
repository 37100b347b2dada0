import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { shellFilesResponse, shellFilesSchema } from '@mockingbird/contracts';
import type { ShellFiles, ShellFilesResult } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { SHELL_FILES_BYTES } from './limits.js';
import { shellFileAddress } from './shell-file-param.js';
import type { ShellFileAddress } from './shell-file-param.js';
import { ShellFilesService } from './shell-files.service.js';

/** What edges with different builds of the shell share: without it a rolling restart has 404s. */
@Controller('releases/shell')
export class ShellFilesController {
  constructor(private readonly files: ShellFilesService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('edge')
  @Describe({
    summary: "Publish the browser files of an edge's shell",
    answer: shellFilesResponse,
    cache: 'never',
    problems: [409],
  })
  async publish(
    @JsonBody(shellFilesSchema, { limit: SHELL_FILES_BYTES }) files: ShellFiles,
  ): Promise<{ data: ShellFilesResult }> {
    return { data: await this.files.publish(files) };
  }

  @Get(':file')
  @AllowAccess('edge')
  @Describe({
    summary: 'One browser file of any build of the shell',
    answer: '*/*',
    cache: 'immutable',
    problems: [404],
  })
  file(@PathParams(shellFileAddress) { file }: ShellFileAddress): Promise<BytesAnswer> {
    return this.files.file(file);
  }
}
