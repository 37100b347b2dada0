import { Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import {
  canaryEndSchema,
  canaryRequestSchema,
  promotionSchema,
  publicationSchema,
  publishedResponse,
  releaseChangeResponse,
  retirementSchema,
  rollbackSchema,
} from '@mockingbird/contracts';
import type {
  CanaryEnd,
  CanaryRequest,
  Promotion,
  Publication,
  PublishedResult,
  ReleaseChange,
  Retirement,
  Rollback,
} from '@mockingbird/contracts';
import type { Response } from 'express';
import { AllowAccess } from '../http/access/access.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { PUBLICATION_BYTES } from './limits.js';
import { CurrentActor } from './actor.js';
import type { Actor } from './actor.js';
import { PublicationsService } from './publications.service.js';
import { ReleasesService } from './releases.service.js';
import { PlatformOnly } from './tokens/platform-only.js';

/** Publishes versions and changes the live composition. */
@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly publications: PublicationsService,
    private readonly releases: ReleasesService,
  ) {}

  @Post('artefacts')
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Publish an immutable version of a remote',
    answer: publishedResponse,
    cache: 'never',
    otherStatus: HttpStatus.OK,
    problems: [409, 410, 429],
  })
  async publish(
    @JsonBody(publicationSchema, { limit: PUBLICATION_BYTES, code: 'MB-4001' }) publication: Publication,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ data: PublishedResult }> {
    const data = await this.publications.publish(publication, actor);
    response.status(data.created ? HttpStatus.CREATED : HttpStatus.OK);
    return { data };
  }

  @Post('promote')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Put published versions live',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410, 429],
  })
  async promote(
    @JsonBody(promotionSchema) promotion: Promotion,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.promote(promotion, actor) };
  }

  @Post('rollback')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: 'Show again what an older composition showed',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410],
  })
  async rollback(
    @JsonBody(rollbackSchema) request: Rollback,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.rollback(request, actor) };
  }

  @Post('retire')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: 'Take a remote out of the site',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [409],
  })
  async retire(
    @JsonBody(retirementSchema) request: Retirement,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.retire(request, actor) };
  }

  @Post('canary')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Give a version to a share of the visitors, or change the share',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410, 429],
  })
  async canary(
    @JsonBody(canaryRequestSchema) request: CanaryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.canary(request, actor) };
  }

  @Post('canary/end')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Give everybody the live version again',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [409],
  })
  async endCanary(
    @JsonBody(canaryEndSchema) request: CanaryEnd,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.endCanary(request, actor) };
  }
}
