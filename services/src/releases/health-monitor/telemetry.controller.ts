import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, receivedTelemetrySchema, type Telemetry } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ClientNetworks, type VisitorNetworks } from '../../http/request/client-address.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { TelemetryService } from './telemetry.service.js';

interface Message {
  data: { message: string };
}

@Controller('releases/telemetry')
export class TelemetryController {
  constructor(private readonly telemetry: TelemetryService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'Report that a version of a remote works in a tab, or its errors',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async record(
    @JsonBody(receivedTelemetrySchema) telemetry: Telemetry,
    @ClientNetworks() networks: VisitorNetworks,
  ): Promise<Message> {
    await this.telemetry.record(telemetry, networks);
    return { data: { message: 'Noted.' } };
  }
}
