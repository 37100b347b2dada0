import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  API_KEY_HEADER,
  REJECTION_MESSAGE,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '@mockingbird/request-signing';
import { verifyRequest } from '@mockingbird/request-signing/node';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ACCESS, type Access, isKeyAllowed } from './access.js';
import { currentRequestId } from '../../common/request-context.js';
import { ProblemError } from '../response/problem.js';
import { setSigner, setToken } from './signer.js';
import { TokenKeys } from './token-keys.js';

/** Picks the three headers, so that the verification need not search all others. Node has lower-cased the names. */
const pickSignatureHeaders = ({
  [API_KEY_HEADER]: key,
  [TIMESTAMP_HEADER]: timestamp,
  [SIGNATURE_HEADER]: signature,
}: IncomingHttpHeaders) => ({
  [API_KEY_HEADER]: key,
  [TIMESTAMP_HEADER]: timestamp,
  [SIGNATURE_HEADER]: signature,
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time: hashes have one length. */
const isSameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

/**
 * Allows a request if the route is public, or if it is signed with a key that the route accepts. Runs before the body is read.
 * The response has the same text for every reason; the log contains the reason.
 */
@Injectable()
export class SignatureGuard implements CanActivate {
  /** A configured key takes precedence over a token with the same id. */
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
    if (allowed.includes('webhook')) return this.requireWebhookSecret(request);
    const result = verifyRequest({
      headers: pickSignatureHeaders(request.headers),
      method: request.method,
      path: request.originalUrl,
      // Release tokens are valid for release routes only.
      keys: allowed.includes('release') ? this.keysAndTokens : this.config.apiKeys,
      now: this.clock(),
    });
    if (!result.ok) {
      this.log.warn({ requestId: currentRequestId(), reason: result.reason }, 'signature_rejected');
      throw new ProblemError(401, 'MB-1001', REJECTION_MESSAGE);
    }
    if (!isKeyAllowed(allowed, result.keyId)) {
      throw new ProblemError(403, 'MB-1010', 'This key may not call this route.');
    }
    const response = http.getResponse<Response>();
    setSigner(response, result.keyId);
    if (!this.config.apiKeys.has(result.keyId)) setToken(response, result.keyId);
    return true;
  }

  /** @throws ProblemError MB-1001 without the secret, or where no webhook is configured */
  private requireWebhookSecret({ headers }: Request): true {
    const secret = this.config.strapi?.webhookSecret;
    if (secret !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${secret}`)) return true;
    this.log.warn({ requestId: currentRequestId(), reason: 'webhook-secret' }, 'signature_rejected');
    throw new ProblemError(401, 'MB-1001', REJECTION_MESSAGE);
  }
}
