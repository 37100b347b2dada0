import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CreatedToken, ReleaseToken, TokenRequest } from '@mockingbird/contracts';
import type { Config } from '../../config/config.js';
import { notFound, ProblemError } from '../../http/response/problem.js';
import { TokenKeys } from '../../http/access/token-keys.js';
import { RELEASE_TOKEN_DAYS, RELEASE_TOKENS_LISTED, TOKEN_USE_NOTE_MS } from './limits.js';
import { CLOCK, type Clock, CONFIG } from '../../common/injection-tokens.js';
import type { Actor } from '../actor.js';
import type { StoredToken } from './token.model.js';
import { TokenRepository } from './token.repository.js';

const ID_BYTES = 4;
const DAY_MS = 24 * 60 * 60_000;
const refused = (detail: string) => new ProblemError(403, 'MB-4006', detail);

const toToken = ({ createdAt, expiresAt, revokedAt, lastUsedAt, ...others }: StoredToken): ReleaseToken => ({
  ...others,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});

/** The tokens that teams release with: signing keys whose secrets nobody keeps, and a record of each. */
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

  /** @param createdBy as histories name it. @returns the token with its secret, which cannot be shown again */
  async create({ owner, scope = 'team', days = RELEASE_TOKEN_DAYS }: TokenRequest, createdBy: string) {
    const now = this.clock();
    for (;;) {
      const id = `release-${owner}-${randomBytes(ID_BYTES).toString('hex')}`;
      const secret = this.keys.secretOf(id);
      if (secret === undefined) throw new Error('API_KEYS has no key for releases.');
      const record: StoredToken = {
        id,
        owner,
        scope,
        createdAt: new Date(now),
        createdBy,
        expiresAt: new Date(now + days * DAY_MS),
      };
      // A configured key of this id would win over the token.
      if (this.config.apiKeys.has(id) || !(await this.tokens.add(record))) continue;
      const created: CreatedToken = { ...toToken(record), token: `${id}:${secret}` };
      return created;
    }
  }

  /** @returns the newest first, those that are no good any more among them */
  async list(): Promise<ReleaseToken[]> {
    return (await this.tokens.newest(RELEASE_TOKENS_LISTED)).map(toToken);
  }

  /** @throws ProblemError MB-1003 when there is no such token */
  async revoke(id: string): Promise<ReleaseToken> {
    const token = await this.tokens.revoke(id, new Date(this.clock()));
    if (token === null) throw notFound('There is no such token.');
    return toToken(token);
  }

  /**
   * @param id of a token that a request was rightly signed with
   * @returns who that is
   * @throws ProblemError MB-4006 when it is not good (any more)
   */
  async use(id: string): Promise<Actor> {
    const token = await this.tokens.find(id);
    const now = this.clock();
    if (token === null) throw refused('This token is not known here.');
    const { owner, scope, expiresAt, revokedAt, lastUsedAt } = token;
    if (revokedAt) throw refused(`This token was revoked on ${revokedAt.toISOString()}.`);
    if (expiresAt.getTime() <= now) throw refused(`This token expired on ${expiresAt.toISOString()}.`);
    if (!lastUsedAt || now - lastUsedAt.getTime() >= TOKEN_USE_NOTE_MS) {
      await this.tokens.noteUse(id, new Date(now));
    }
    return { by: `${owner} (${id})`, owner: scope === 'platform' ? undefined : owner };
  }
}
