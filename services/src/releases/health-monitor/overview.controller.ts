import { Controller, Get } from '@nestjs/common';
import { type ReleaseOverview, sentOverviewResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { OverviewService } from './overview.service.js';

@Controller('releases/admin/overview')
export class OverviewController {
  constructor(private readonly releases: OverviewService) {}

  @Get()
  @AllowAccess('admin')
  @ApiRoute({
    summary: 'The live composition, the health of its versions, published versions and recent errors',
    answer: sentOverviewResponse,
    cache: 'never',
    problems: [404],
  })
  async overview(): Promise<{ data: ReleaseOverview }> {
    return { data: await this.releases.overview() };
  }
}
