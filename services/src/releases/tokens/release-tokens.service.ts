import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CreatedToken, ReleaseToken, TokenRequest } from '@mockingbird/contracts';
import type { Config } from '../../config/config.js';
import { notFound, ProblemError } from '../../http/response/problem.js';
import { TokenKeys } from '../../http/access/token-keys.js';
import { RELEASE_TOKEN_DAYS, RELEASE_TOKENS_LISTED, TOKEN_USE_UPDATE_MS } from './limits.js';
import { CLOCK, type Clock, CONFIG } from '../../common/injection-tokens.js';
import type { Actor } from '../actor.js';
import type { StoredToken } from './token.model.js';
import { TokenRepository } from './token.repository.js';

const ID_BYTES = 4;
const DAY_MS = 24 * 60 * 60_000;
/** The error for a token that is unknown, revoked or expired. */
const rejection = (detail: string) => new ProblemError(403, 'MB-4006', detail);

const toToken = ({ createdAt, expiresAt, revokedAt, lastUsedAt, ...others }: StoredToken): ReleaseToken => ({
  ...others,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});

/** Release tokens: a stored record for each, and a derived signing secret that is not stored. */
@Injectable()
export class ReleaseTokensService {
  private readonly keys: TokenKeys;

  constructor(
    private readonly tokens: TokenRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.keys = new TokenKeys(config.apiKeys);
  }

  /** @param createdBy name in the history. @returns the token with its secret, which cannot be shown again */
  async create(
    { owner, person, scope = 'team', days = RELEASE_TOKEN_DAYS }: TokenRequest,
    createdBy: string,
  ): Promise<CreatedToken> {
    const now = this.clock();
    for (;;) {
      const id = `release-${owner}-${randomBytes(ID_BYTES).toString('hex')}`;
      const secret = this.keys.secretOf(id);
      if (secret === undefined) throw new Error('API_KEYS has no key "release": release tokens need it.');
      const record: StoredToken = {
        id,
        owner,
        ...(person !== undefined && { person }),
        scope,
        createdAt: new Date(now),
        createdBy,
        expiresAt: new Date(now + days * DAY_MS),
      };
      // A configured key with this id would take precedence over the token.
      if (this.config.apiKeys.has(id) || !(await this.tokens.add(record))) continue;
      return { ...toToken(record), token: `${id}:${secret}` };
    }
  }

  /** @returns the newest first, including expired and revoked ones */
  async list(): Promise<ReleaseToken[]> {
    return (await this.tokens.listNewest(RELEASE_TOKENS_LISTED)).map(toToken);
  }

  /** @throws ProblemError MB-1003 if the token does not exist */
  async revoke(id: string): Promise<ReleaseToken> {
    const token = await this.tokens.revoke(id, new Date(this.clock()));
    if (token === null) throw notFound('There is no such token.');
    return toToken(token);
  }

  /**
   * Checks a token that signed a request, and records its use.
   * @param id id of the token; its signature is already verified
   * @returns the sender
   * @throws ProblemError MB-4006 when the token is unknown, expired or revoked
   */
  async use(id: string): Promise<Actor> {
    const token = await this.tokens.find(id);
    const now = this.clock();
    if (token === null) throw rejection('This token is not known here.');
    const { owner, person, scope, expiresAt, revokedAt, lastUsedAt } = token;
    if (revokedAt) throw rejection(`This token was revoked on ${revokedAt.toISOString()}.`);
    if (expiresAt.getTime() <= now) throw rejection(`This token expired on ${expiresAt.toISOString()}.`);
    if (!lastUsedAt || now - lastUsedAt.getTime() >= TOKEN_USE_UPDATE_MS) {
      await this.tokens.recordUse(id, new Date(now));
    }
    const by = person === undefined ? `${owner} (${id})` : `${person}, ${owner} (${id})`;
    return { by, owner: scope === 'platform' ? undefined : owner };
  }
}
