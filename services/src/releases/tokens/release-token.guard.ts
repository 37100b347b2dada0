import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ProblemError } from '../../http/response/problem.js';
import { tokenOf } from '../../http/access/signer.js';
import { type Actor, rememberActor } from '../actor.js';
import { PLATFORM_ONLY } from './platform-only.js';
import { ReleaseTokensService } from './release-tokens.service.js';

/**
 * Looks a release token's record up, and lets its request pass while the token is good and the route not the platform's
 * alone. It stands before every route, so that none can forget it; a request without a token passes at once.
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: ReleaseTokensService,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const response = context.switchToHttp().getResponse<Response>();
    const id = tokenOf(response);
    return id === undefined || this.permitted(id, context, response);
  }

  /** @throws ProblemError MB-4006 */
  private async permitted(id: string, context: ExecutionContext, response: Response): Promise<true> {
    const actor: Actor = await this.tokens.use(id);
    const platformOnly =
      this.reflector.get<boolean | undefined>(PLATFORM_ONLY, context.getHandler()) === true;
    if (platformOnly && actor.owner !== undefined) {
      throw new ProblemError(
        403,
        'MB-4006',
        `Only the platform may do this; the token is of the team "${actor.owner}".`,
      );
    }
    rememberActor(response, actor);
    return true;
  }
}
