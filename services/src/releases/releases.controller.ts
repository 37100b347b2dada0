import { Controller, Get, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import {
  type Composition,
  compositionResponse,
  fileNameSchema,
  promotionSchema,
  publicationSchema,
  remoteNameSchema,
  versionSchema,
} from '@mockingbird/contracts';
import type { Promotion, Publication } from '@mockingbird/contracts';
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

const published = z.object({
  data: z.object({ name: z.string(), version: z.string(), created: z.boolean() }),
});
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
    answer: published,
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
    answer: compositionResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async promote(
    @JsonBody(promotionSchema) promotion: Promotion,
    @SignedBy() by: string,
  ): Promise<{ data: Composition }> {
    return { data: await this.compositions.promote(promotion, by) };
  }

  @Get('composition')
  @AllowAccess('edge', 'release')
  @Describe({ summary: 'What is live', answer: compositionResponse, cache: 'revalidate', problems: [404] })
  current(): Promise<BytesAnswer> {
    return this.compositions.current();
  }

  @Get('compositions/:number')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'What was live once',
    answer: compositionResponse,
    cache: 'immutable',
    problems: [404],
  })
  numbered(@PathParams(numberAddress) address: z.output<typeof numberAddress>): Promise<BytesAnswer> {
    return this.compositions.numbered(address.number);
  }
}
