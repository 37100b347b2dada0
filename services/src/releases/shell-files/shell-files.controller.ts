import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { shellFilesResponse, shellFilesSchema } from '@mockingbird/contracts';
import type { ShellFiles, ShellFilesResult } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { SHELL_FILES_BYTES } from './limits.js';
import { shellFileParams } from './shell-file-param.js';
import type { ShellFileParams } from './shell-file-param.js';
import { ShellFilesService } from './shell-files.service.js';

/** Files that edges with different shell builds share, so that a rolling restart causes no 404. */
@Controller('releases/shell')
export class ShellFilesController {
  constructor(private readonly files: ShellFilesService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('edge')
  @ApiRoute({
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
  @ApiRoute({
    summary: 'One browser file of any build of the shell',
    answer: '*/*',
    cache: 'immutable',
    problems: [404],
  })
  file(@PathParams(shellFileParams) { file }: ShellFileParams): Promise<RawResponse> {
    return this.files.getFile(file);
  }
}
