import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, type SpeedReport, speedReportSchema } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { ClientNetworks, type VisitorNetworks } from '../../http/request/client-address.js';
import { JsonBody } from '../../http/request/json-body.js';
import { SpeedService } from './speed.service.js';

interface Message {
  data: { message: string };
}

@Controller('releases/speed')
export class SpeedController {
  constructor(private readonly speed: SpeedService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'Report how fast screens of a remote were for a visitor',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async record(
    @JsonBody(speedReportSchema) report: SpeedReport,
    @ClientNetworks() networks: VisitorNetworks,
  ): Promise<Message> {
    await this.speed.record(report, networks);
    return { data: { message: 'Recorded.' } };
  }
}
