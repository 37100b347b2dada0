import { Controller, Get } from '@nestjs/common';
import {
  gatePictureResponse,
  type GateReport,
  gateReportResponse,
  remoteNameSchema,
  versionSchema,
} from '@mockingbird/contracts';
import * as z from 'zod/mini';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { QueryParams } from '../../http/request/query-params.js';
import { GateReportsService } from './gate-reports.service.js';

/** In the query, because the edge forwards only plain words in the paths of admin calls. */
const reportQuery = z.object({ name: remoteNameSchema, version: versionSchema });
const pictureQuery = z.extend(reportQuery, { file: z.string().check(z.maxLength(60)) });

/** What the gate saw of a version in a browser, for the release screens. */
@Controller('releases/admin')
export class GateReportsController {
  constructor(private readonly reports: GateReportsService) {}

  @Get('report')
  @AllowAccess('platform')
  @ApiRoute({
    summary: "The gate's report of a version: pictures and differences of its example pages",
    answer: gateReportResponse,
    cache: 'never',
    problems: [404],
  })
  async report(
    @QueryParams(reportQuery) { name, version }: z.infer<typeof reportQuery>,
  ): Promise<{ data: GateReport }> {
    return { data: await this.reports.get(name, version) };
  }

  @Get('picture')
  @AllowAccess('platform')
  @ApiRoute({
    summary: "A picture of the gate's report, a PNG in base64",
    answer: gatePictureResponse,
    cache: 'never',
    problems: [404],
  })
  async picture(
    @QueryParams(pictureQuery) { name, version, file }: z.infer<typeof pictureQuery>,
  ): Promise<{ data: { base64: string } }> {
    const png = await this.reports.getPicture(name, version, file);
    return { data: { base64: png.toString('base64') } };
  }
}
