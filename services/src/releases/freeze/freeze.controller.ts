import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { freezeRequestSchema, freezeStateResponse } from '@mockingbird/contracts';
import type { FreezeRequest, FreezeState } from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { CurrentActor, toAdminActor } from '../actor.js';
import type { Actor } from '../actor.js';
import { PlatformOnly } from '../tokens/platform-only.js';
import { FreezesService } from './freezes.service.js';

/** Freezes releases. Teams may read whether they are frozen. */
@Controller('releases')
export class FreezeController {
  constructor(private readonly freezes: FreezesService) {}

  @Get('freeze')
  @AllowAccess('release')
  @ApiRoute({ summary: 'Whether releases are frozen', answer: freezeStateResponse, cache: 'never' })
  async current(): Promise<{ data: FreezeState }> {
    return { data: { freeze: (await this.freezes.current()) ?? null } };
  }

  @Post('freeze')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({
    summary: 'Refuse promotions, new canaries and larger ones for now',
    answer: freezeStateResponse,
    cache: 'never',
  })
  async freeze(
    @JsonBody(freezeRequestSchema) request: FreezeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<{ data: FreezeState }> {
    return { data: { freeze: await this.freezes.freeze(request, actor) } };
  }

  @Post('unfreeze')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('release')
  @PlatformOnly()
  @ApiRoute({ summary: 'End the freeze of releases', answer: freezeStateResponse, cache: 'never' })
  async unfreeze(@CurrentActor() actor: Actor): Promise<{ data: FreezeState }> {
    await this.freezes.unfreeze(actor);
    return { data: { freeze: null } };
  }

  @Post('admin/freeze')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'Refuse promotions, new canaries and larger ones for now, as an admin',
    answer: freezeStateResponse,
    cache: 'never',
  })
  async freezeAsAdmin(
    @JsonBody(freezeRequestSchema) request: FreezeRequest,
    @CurrentAccount() account: Account,
  ): Promise<{ data: FreezeState }> {
    return { data: { freeze: await this.freezes.freeze(request, toAdminActor(account)) } };
  }

  @Post('admin/unfreeze')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-platform')
  @ApiRoute({
    summary: 'End the freeze of releases, as an admin',
    answer: freezeStateResponse,
    cache: 'never',
  })
  async unfreezeAsAdmin(@CurrentAccount() account: Account): Promise<{ data: FreezeState }> {
    await this.freezes.unfreeze(toAdminActor(account));
    return { data: { freeze: null } };
  }
}
