import { Controller, Get, Res } from '@nestjs/common';
import {
  compositionListResponse,
  releaseKeysResponse,
  signedCompositionResponse,
  versionListResponse,
} from '@mockingbird/contracts';
import { CONTENT_REVISION_HEADER, type PublishedVersion } from '@mockingbird/contracts';
import type { Response } from 'express';
import { DataVersions } from '../../cache/data-versions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { CompositionHistoryService } from './composition-history.service.js';
import type { HistoryPage } from './composition-history.service.js';
import { CompositionsService } from './compositions.service.js';
import { fileParams, numberParams, pageQuery } from '../release-params.js';
import type { FileParams, NumberParams, PageQuery } from '../release-params.js';
import { VersionsService } from '../artefacts/versions.service.js';

/** Reads compositions, published versions and their files. */
@Controller('releases')
export class CompositionsController {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly compositions: CompositionsService,
    private readonly history: CompositionHistoryService,
    private readonly published: VersionsService,
    private readonly dataVersions: DataVersions,
  ) {}

  @Get('composition')
  @AllowAccess('edge', 'release')
  @ApiRoute({
    summary: 'The live composition',
    answer: signedCompositionResponse,
    cache: 'revalidate',
    problems: [404],
  })
  async current(@Res({ passthrough: true }) response: Response): Promise<RawResponse> {
    // The edge requests this every second, so it notices new content without another request.
    const revision = await this.dataVersions.revision().catch(() => undefined);
    if (revision !== undefined) response.set(CONTENT_REVISION_HEADER, String(revision));
    return this.compositions.currentResponse();
  }

  @Get('compositions')
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Compositions, a page at a time, the latest first',
    answer: compositionListResponse,
    cache: 'never',
  })
  list(@QueryParams(pageQuery) query: PageQuery): Promise<HistoryPage> {
    return this.history.list(query);
  }

  @Get('compositions/:number')
  @AllowAccess('edge', 'release')
  @ApiRoute({
    summary: 'One composition',
    answer: signedCompositionResponse,
    cache: 'immutable',
    problems: [404],
  })
  numbered(@PathParams(numberParams) { number }: NumberParams): Promise<RawResponse> {
    return this.compositions.numberedResponse(number);
  }

  @Get('versions')
  @AllowAccess('release')
  @ApiRoute({
    summary: 'Every published version, the newest first',
    answer: versionListResponse,
    cache: 'never',
  })
  async versions(): Promise<{ data: PublishedVersion[] }> {
    return { data: await this.published.list() };
  }

  @Get('keys')
  @AllowAccess('edge', 'release')
  @ApiRoute({
    summary: 'Public keys that compositions are signed with',
    answer: releaseKeysResponse,
    cache: 'never',
  })
  keys(): { data: Record<string, string> } {
    return { data: this.compositions.keys() };
  }

  @Get('artefacts/:name/:version/*file')
  @AllowAccess('edge', 'release')
  @ApiRoute({
    summary: 'One file of a version',
    answer: '*/*',
    cache: 'immutable',
    problems: [404, 410],
  })
  file(@PathParams(fileParams) { name, version, file }: FileParams): Promise<RawResponse> {
    return this.artefacts.getFile(name, version, file);
  }
}
