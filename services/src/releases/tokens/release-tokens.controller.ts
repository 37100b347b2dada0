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
import { Describe } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { ReleasedBy } from '../actor.js';
import type { Actor } from '../actor.js';
import { PlatformOnly } from './platform-only.js';
import { ReleaseTokensService } from './release-tokens.service.js';

const LONGEST_ID = 64;
const tokenAddress = z.object({
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
  @Describe({
    summary: 'Every token that releases may be made with',
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
  @Describe({
    summary: "Make a token for an owner's releases; its secret is shown this once",
    answer: tokenCreatedResponse,
    cache: 'never',
  })
  async create(
    @JsonBody(tokenRequestSchema) asked: TokenRequest,
    @ReleasedBy() { by }: Actor,
  ): Promise<{ data: CreatedToken }> {
    return { data: await this.tokens.create(asked, by) };
  }

  @Post(':id/revoke')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('release')
  @PlatformOnly()
  @Describe({ summary: 'End a token at once', answer: releaseTokenResponse, cache: 'never', problems: [404] })
  async revoke(
    @PathParams(tokenAddress) { id }: z.output<typeof tokenAddress>,
  ): Promise<{ data: ReleaseToken }> {
    return { data: await this.tokens.revoke(id) };
  }
}
