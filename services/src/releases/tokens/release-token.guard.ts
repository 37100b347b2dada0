import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ProblemError } from '../../http/response/problem.js';
import { getToken } from '../../http/access/signer.js';
import { type Actor, setActor } from '../actor.js';
import { PLATFORM_ONLY } from './platform-only.js';
import { ReleaseTokensService } from './release-tokens.service.js';

/**
 * Checks the record of the release token that signed a request. Rejects invalid tokens, and team tokens on platform routes. It
 * runs for every route, so that none can omit it. A request without a release token passes immediately.
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: ReleaseTokensService,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const response = context.switchToHttp().getResponse<Response>();
    const id = getToken(response);
    return id === undefined || this.checkToken(id, context, response);
  }

  /** @throws ProblemError MB-4006 */
  private async checkToken(id: string, context: ExecutionContext, response: Response): Promise<true> {
    const actor: Actor = await this.tokens.use(id);
    const isPlatformOnly =
      this.reflector.get<boolean | undefined>(PLATFORM_ONLY, context.getHandler()) === true;
    if (isPlatformOnly && actor.owner !== undefined) {
      throw new ProblemError(
        403,
        'MB-4006',
        `Only the platform may do this; the token is of the team "${actor.owner}".`,
      );
    }
    setActor(response, actor);
    return true;
  }
}
