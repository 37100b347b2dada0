import type { IncomingHttpHeaders } from 'node:http';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  API_KEY_HEADER,
  REFUSAL_MESSAGE,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '@mockingbird/request-signing';
import { verifyRequest } from '@mockingbird/request-signing/node';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ACCESS, type Access, mayPass } from './access.js';
import { currentRequestId } from '../../common/request-context.js';
import { ProblemError } from '../response/problem.js';
import { rememberSigner, rememberToken } from './signer.js';
import { TokenKeys } from './token-keys.js';

/** Node gives names in lower case and joins what is repeated: the three alone spare the search through all others. */
const signatureOf = ({
  [API_KEY_HEADER]: key,
  [TIMESTAMP_HEADER]: timestamp,
  [SIGNATURE_HEADER]: signature,
}: IncomingHttpHeaders) => ({
  [API_KEY_HEADER]: key,
  [TIMESTAMP_HEADER]: timestamp,
  [SIGNATURE_HEADER]: signature,
});

/**
 * Lets a request pass when the route is public, or when it is signed with a key that the route accepts. It runs before
 * the body is read. The caller learns one text for every reason; the log knows which it was.
 */
@Injectable()
export class SignatureGuard implements CanActivate {
  /** A configured key wins over a token of the same id. */
  private readonly keysAndTokens: (id: string) => string | undefined;

  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const { apiKeys } = config;
    const tokens = new TokenKeys(apiKeys);
    this.keysAndTokens = (id) => apiKeys.get(id) ?? tokens.secretOf(id);
  }

  canActivate(context: ExecutionContext): boolean {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    if (allowed.includes('public')) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const result = verifyRequest({
      headers: signatureOf(request.headers),
      method: request.method,
      path: request.originalUrl,
      // A token is for releases alone, whatever else its id may pass for.
      keys: allowed.includes('release') ? this.keysAndTokens : this.config.apiKeys,
      now: this.clock(),
    });
    if (!result.ok) {
      this.log.warn({ requestId: currentRequestId(), reason: result.reason }, 'signature refused');
      throw new ProblemError(401, 'MB-1001', REFUSAL_MESSAGE);
    }
    if (!mayPass(allowed, result.keyId)) {
      throw new ProblemError(403, 'MB-1010', 'This key may not call this route.');
    }
    const response = http.getResponse<Response>();
    rememberSigner(response, result.keyId);
    if (!this.config.apiKeys.has(result.keyId)) rememberToken(response, result.keyId);
    return true;
  }
}
