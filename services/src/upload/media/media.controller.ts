import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type Issue,
  mediaAltSchema,
  mediaFormSchema,
  type Media,
  type MediaList,
  mediaListResponse,
  mediaResponse,
} from '@mockingbird/contracts';
import * as z from 'zod';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { type Form, FormBody } from '../../http/request/multipart.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { validate } from '../../http/request/validate.js';
import { invalid } from '../../http/response/problem.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { MediaService, type UploadedPicture } from '../../media/media.service.js';
import { type MediaFileParams, mediaFileParams, type MediaQuery, mediaQuery } from './media-params.js';

const fieldsSchema = z.strictObject({ alternativeText: mediaAltSchema });

/** @throws ProblemError MB-1002 with every issue of the form */
function parsePicture({ fields, file }: Form): UploadedPicture {
  const parsed = validate(fieldsSchema, fields);
  const issues: Issue[] = parsed.ok ? [] : [...parsed.issues];
  if (file === undefined) issues.push({ path: '/file', message: 'Is missing' });
  if (!parsed.ok || file === undefined) throw invalid(issues);
  return { bytes: file.bytes, name: file.name, alternativeText: parsed.value.alternativeText };
}

@Controller('upload/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @ApiRoute({
    summary: 'Store a picture in the sizes that pages show',
    answer: mediaResponse,
    cache: 'never',
    problems: [429],
  })
  async add(
    @FormBody(mediaFormSchema) form: Form,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: Media }> {
    return { data: await this.media.add(parsePicture(form), username) };
  }

  @Get()
  @AllowAccess('write')
  @ApiRoute({ summary: 'Uploaded pictures, newest first', answer: mediaListResponse, cache: 'never' })
  list(@QueryParams(mediaQuery) { q, page }: MediaQuery): Promise<MediaList> {
    return this.media.list(
      q.split(/\s+/).filter((word) => word !== ''),
      page,
    );
  }

  @Get(':file')
  @AllowAccess('edge')
  @ApiRoute({ summary: 'One size of a picture', answer: '*/*', cache: 'immutable', problems: [404] })
  file(@PathParams(mediaFileParams) { file }: MediaFileParams): Promise<RawResponse> {
    return this.media.getFile(file);
  }
}
