import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { type GcRequest, gcRequestSchema, type GcResult, sentGcResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { CurrentActor } from '../actor.js';
import type { Actor } from '../actor.js';
import { PlatformOnly } from '../tokens/platform-only.js';
import { GcService } from './gc.service.js';

@Controller('releases/gc')
export class GcController {
  constructor(private readonly gc: GcService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: 'Remove the files of versions that no recent composition uses',
    answer: sentGcResponse,
    cache: 'never',
  })
  async collect(
    @JsonBody(gcRequestSchema) request: GcRequest,
    @CurrentActor() { by }: Actor,
  ): Promise<{ data: GcResult }> {
    return { data: await this.gc.collect(request, by) };
  }
}
