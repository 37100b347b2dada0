import { Controller, Get } from '@nestjs/common';
import {
  type ReleaseHealth,
  releaseHealthResponse,
  type ReleaseOverview,
  sentOverviewResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { OverviewService } from './overview.service.js';

/** What visitors report about versions, for the release screens and for tools. */
@Controller('releases')
export class OverviewController {
  constructor(private readonly releases: OverviewService) {}

  @Get('admin/overview')
  @AllowAccess('platform')
  @ApiRoute({
    summary: 'The live composition, the health of its versions, published versions and recent errors',
    answer: sentOverviewResponse,
    cache: 'never',
    problems: [404],
  })
  async overview(): Promise<{ data: ReleaseOverview }> {
    return { data: await this.releases.overview() };
  }

  @Get('health')
  @AllowAccess('release')
  @ApiRoute({
    summary: 'The health of the live versions and canaries',
    answer: releaseHealthResponse,
    cache: 'never',
    problems: [404],
  })
  async health(): Promise<{ data: ReleaseHealth }> {
    return { data: await this.releases.health() };
  }
}
