import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  tokenCreatedResponse,
  tokenListResponse,
  tokenRequestSchema,
  releaseTokenResponse,
} from '@mockingbird/contracts';
import type { CreatedToken, ReleaseToken, TokenRequest } from '@mockingbird/contracts';
import * as z from 'zod';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { CurrentActor } from '../actor.js';
import type { Actor } from '../actor.js';
import { PlatformOnly } from './platform-only.js';
import { ReleaseTokensService } from './release-tokens.service.js';

const LONGEST_ID = 64;
const tokenParams = z.object({
  id: z
    .string()
    .max(LONGEST_ID)
    .regex(/^release-[a-z0-9-]+$/, 'Expected the id of a token'),
});

@Controller('releases/tokens')
export class ReleaseTokensController {
  constructor(private readonly tokens: ReleaseTokensService) {}

  @Get()
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: 'All release tokens',
    answer: tokenListResponse,
    cache: 'never',
  })
  async list(): Promise<{ data: ReleaseToken[] }> {
    return { data: await this.tokens.list() };
  }

  @Post()
  @HttpCode(HttpStatus.CREATED)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: "Create a token for an owner's releases; its secret is shown only once",
    answer: tokenCreatedResponse,
    cache: 'never',
  })
  async create(
    @JsonBody(tokenRequestSchema) request: TokenRequest,
    @CurrentActor() { by }: Actor,
  ): Promise<{ data: CreatedToken }> {
    return { data: await this.tokens.create(request, by) };
  }

  @Post(':id/revoke')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({ summary: 'Revoke a token', answer: releaseTokenResponse, cache: 'never', problems: [404] })
  async revoke(
    @PathParams(tokenParams) { id }: z.output<typeof tokenParams>,
  ): Promise<{ data: ReleaseToken }> {
    return { data: await this.tokens.revoke(id) };
  }
}
