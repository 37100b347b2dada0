import { Controller, Get } from '@nestjs/common';
import {
  compositionListResponse,
  releaseKeysResponse,
  signedCompositionResponse,
  versionListResponse,
} from '@mockingbird/contracts';
import type { PublishedVersion } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { CompositionHistoryService } from './composition-history.service.js';
import type { HistoryPage } from './composition-history.service.js';
import { CompositionsService } from './compositions.service.js';
import { fileAddress, numberAddress, pageQuery } from '../release-params.js';
import type { FileAddress, NumberAddress, PageQuery } from '../release-params.js';
import { VersionsService } from '../artefacts/versions.service.js';

/** What is live, what was, and what was published. */
@Controller('releases')
export class CompositionsController {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly compositions: CompositionsService,
    private readonly history: CompositionHistoryService,
    private readonly published: VersionsService,
  ) {}

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

  @Get('compositions')
  @AllowAccess('release')
  @Describe({
    summary: 'What was live once, a page at a time, the latest first',
    answer: compositionListResponse,
    cache: 'never',
  })
  list(@QueryParams(pageQuery) query: PageQuery): Promise<HistoryPage> {
    return this.history.page(query);
  }

  @Get('compositions/:number')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'What was live once',
    answer: signedCompositionResponse,
    cache: 'immutable',
    problems: [404],
  })
  numbered(@PathParams(numberAddress) { number }: NumberAddress): Promise<BytesAnswer> {
    return this.compositions.numbered(number);
  }

  @Get('versions')
  @AllowAccess('release')
  @Describe({
    summary: 'Every published version, the newest first',
    answer: versionListResponse,
    cache: 'never',
  })
  async versions(): Promise<{ data: PublishedVersion[] }> {
    return { data: await this.published.list() };
  }

  @Get('keys')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'Public keys that compositions are signed with',
    answer: releaseKeysResponse,
    cache: 'never',
  })
  keys(): { data: Record<string, string> } {
    return { data: this.compositions.keys() };
  }

  @Get('artefacts/:name/:version/*file')
  @AllowAccess('edge', 'release')
  @Describe({
    summary: 'One file of a version',
    answer: '*/*',
    cache: 'immutable',
    problems: [404, 410],
  })
  file(@PathParams(fileAddress) { name, version, file }: FileAddress): Promise<BytesAnswer> {
    return this.artefacts.file(name, version, file);
  }
}
