import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  canaryEndSchema,
  canaryRequestSchema,
  compositionDiffResponse,
  compositionListResponse,
  promotionSchema,
  releaseChangeResponse,
  rollbackSchema,
  versionListResponse,
} from '@mockingbird/contracts';
import type {
  CanaryEnd,
  CanaryRequest,
  CompositionDiff,
  Promotion,
  PublishedVersion,
  ReleaseChange,
  Rollback,
} from '@mockingbird/contracts';
import { CurrentAccount } from '../auth/current-account.js';
import type { Account } from '../auth/sessions.service.js';
import { AllowAccess } from '../http/access/access.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { PathParams } from '../http/request/path-params.js';
import { QueryParams } from '../http/request/query-params.js';
import { toAdminActor } from './actor.js';
import { CompositionHistoryService } from './compositions/composition-history.service.js';
import type { HistoryPage } from './compositions/composition-history.service.js';
import { diffParams, pageQuery } from './release-params.js';
import type { DiffParams, PageQuery } from './release-params.js';
import { ReleasesService } from './releases.service.js';
import { VersionsService } from './artefacts/versions.service.js';

/** Routes of the release screens. */
@Controller('releases/admin')
export class ReleasesAdminController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly history: CompositionHistoryService,
    private readonly published: VersionsService,
  ) {}

  @Get('compositions')
  @AllowAccess('platform')
  @ApiRoute({
    summary: 'Compositions for admins, the latest first',
    answer: compositionListResponse,
    cache: 'never',
  })
  list(@QueryParams(pageQuery) query: PageQuery): Promise<HistoryPage> {
    return this.history.list(query);
  }

  @Get('diff/:from/:to')
  @AllowAccess('platform')
  @ApiRoute({
    summary: 'What differs from one composition to another',
    answer: compositionDiffResponse,
    cache: 'never',
    problems: [404],
  })
  async diff(@PathParams(diffParams) { from, to }: DiffParams): Promise<{ data: CompositionDiff }> {
    return { data: await this.history.diff(from, to) };
  }

  @Get('versions')
  @AllowAccess('platform')
  @ApiRoute({
    summary: 'Every published version, for admins, the newest first',
    answer: versionListResponse,
    cache: 'never',
  })
  async versions(): Promise<{ data: PublishedVersion[] }> {
    return { data: await this.published.list() };
  }

  @Post('promote')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'Put published versions live, as an admin',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410],
  })
  async promote(
    @JsonBody(promotionSchema) promotion: Promotion,
    @CurrentAccount() account: Account,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.promote(promotion, toAdminActor(account)) };
  }

  @Post('rollback')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'Show again what an older composition showed, as an admin',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410],
  })
  async rollback(
    @JsonBody(rollbackSchema) request: Rollback,
    @CurrentAccount() account: Account,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.rollback(request, toAdminActor(account)) };
  }

  @Post('canary')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'Give a version to a share of the visitors, or change the share, as an admin',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [404, 409, 410],
  })
  async canary(
    @JsonBody(canaryRequestSchema) request: CanaryRequest,
    @CurrentAccount() account: Account,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.canary(request, toAdminActor(account)) };
  }

  @Post('canary/end')
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'Give everybody the live version again, as an admin',
    answer: releaseChangeResponse,
    cache: 'never',
    problems: [409],
  })
  async endCanary(
    @JsonBody(canaryEndSchema) request: CanaryEnd,
    @CurrentAccount() account: Account,
  ): Promise<{ data: ReleaseChange }> {
    return { data: await this.releases.endCanary(request, toAdminActor(account)) };
  }
}
