import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { messageResponse, type Telemetry, telemetrySchema } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ClientNetworks, type VisitorNetworks } from '../../http/request/client-address.js';
import { Describe } from '../../http/api-route.js';
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
  @Describe({
    summary: 'Tell that a version of a remote works in a tab, or what went wrong with it',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async note(
    @JsonBody(telemetrySchema) telemetry: Telemetry,
    @ClientNetworks() networks: VisitorNetworks,
  ): Promise<Message> {
    await this.telemetry.note(telemetry, networks);
    return { data: { message: 'Noted.' } };
  }
}
