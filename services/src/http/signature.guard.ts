import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { REFUSAL_MESSAGE } from '@mockingbird/request-signing';
import { verifyRequest } from '@mockingbird/request-signing/node';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../tokens.js';
import { ACCESS, type Access, mayPass } from './access.js';
import { currentRequestId } from './request-context.js';
import { ProblemError } from './problem.js';
import { rememberSigner } from './signer.js';

/**
 * Lets a request pass when the route is public, or when it is signed with a key that the route accepts. It runs before
 * the body is read. The caller learns one text for every reason; the log knows which it was.
 */
@Injectable()
export class SignatureGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    if (allowed.includes('public')) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const result = verifyRequest({
      headers: request.headers,
      method: request.method,
      path: request.originalUrl,
      keys: this.config.apiKeys,
      now: this.clock(),
    });
    if (!result.ok) {
      this.log.warn({ requestId: currentRequestId(), reason: result.reason }, 'signature refused');
      throw new ProblemError(401, 'MB-1001', REFUSAL_MESSAGE);
    }
    if (!mayPass(allowed, result.keyId)) {
      throw new ProblemError(403, 'MB-1010', 'This key may not call this route.');
    }
    rememberSigner(request, result.keyId);
    return true;
  }
}
