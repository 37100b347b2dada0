import { Controller, Get, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import {
  canaryEndSchema,
  canaryRequestSchema,
  fileNameSchema,
  promotionSchema,
  publicationSchema,
  publishedResponse,
  releaseChangeResponse,
  remoteNameSchema,
  rollbackSchema,
  signedCompositionResponse,
  versionSchema,
} from '@mockingbird/contracts';
import type {
  CanaryEnd,
  CanaryRequest,
  Promotion,
  Publication,
  ReleaseChange,
  Rollback,
} from '@mockingbird/contracts';
import type { Response } from 'express';
import * as z from 'zod';
import { AllowAccess } from '../http/access.js';
import type { BytesAnswer } from '../http/bytes-answer.js';
import { Describe } from '../http/describe.js';
import { JsonBody } from '../http/json-body.js';
import { PathParams } from '../http/path-params.js';
import { SignedBy } from '../http/signer.js';
import { PUBLICATION_BYTES } from '../limits.js';
import { ArtefactsService, type Published } from './artefacts.service.js';
import { CompositionsService } from './compositions.service.js';

const fileAddress = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  file: z
    .array(z.string())
    .transform((parts) => parts.join('/'))
    .pipe(fileNameSchema),
});
const numberAddress = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Expected a number')
    .transform(Number),
});

@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly compositions: CompositionsService,
  ) {}

  @Post('artefacts')
  @AllowAccess('release')
  @Describe({
    summary: 'Publish an immutable version of a remote',
    answer: publishedResponse,
    cache: 'never',
    otherStatus: HttpStatus.OK,
    problems: [409],
  })
  async publish(
    @JsonBody(publicationSchema, { limit: PUBLICATION_BYTES, code: 'MB-4001' }) publication: Publication,
    @SignedBy() by: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ data: Published }> {
    const data = await this.artefacts.publish(publication, by);
    response.status(data.created ? HttpStatus.CREATED : HttpStatus.OK);
    return { data };
  }

  @Get('artefacts/:name/:version/*file')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'One file of a version',
    answer: '*/*',
    cache: 'immutable',
    problems: [404],
  })
  file(@PathParams(fileAddress) address: z.output<typeof fileAddress>): Promise<BytesAnswer> {
    return this.artefacts.file(address.name, address.version, address.file);
  }

  @Post('promote')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @Describe({
    summary: 'Put published versions live',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async promote(
    @JsonBody(promotionSchema) promotion: Promotion,
    @SignedBy() by: string,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.compositions.promote(promotion, by) };
  }

  @Post('rollback')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @Describe({
    summary: 'Show again what an older composition showed',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async rollback(
    @JsonBody(rollbackSchema) asked: Rollback,
    @SignedBy() by: string,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.compositions.rollback(asked, by) };
  }

  @Post('canary')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @Describe({
    summary: 'Give a version to a share of the visitors, or change the share',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async canary(
    @JsonBody(canaryRequestSchema) asked: CanaryRequest,
    @SignedBy() by: string,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.compositions.canary(asked, by) };
  }

  @Post('canary/end')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @Describe({
    summary: 'Give everybody the live version again',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [409],
  })
  async endCanary(
    @JsonBody(canaryEndSchema) asked: CanaryEnd,
    @SignedBy() by: string,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.compositions.endCanary(asked, by) };
  }

  @Get('composition')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'What is live',
    answer: signedCompositionResponse,
    cache: 'revalidate',
    problems: [404],
  })
  current(): Promise<BytesAnswer> {
    return this.compositions.answer();
  }

  @Get('compositions/:number')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'What was live once',
    answer: signedCompositionResponse,
    cache: 'immutable',
    problems: [404],
  })
  numbered(@PathParams(numberAddress) address: z.output<typeof numberAddress>): Promise<BytesAnswer> {
    return this.compositions.numbered(address.number);
  }
}
