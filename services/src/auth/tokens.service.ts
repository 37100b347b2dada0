import { Inject, Injectable } from '@nestjs/common';
import { ROLES, type Role } from '@mockingbird/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Config } from '../config/config.js';
import { TOKEN_SECONDS } from './limits.js';
import { CLOCK, CONFIG, type Clock } from '../common/injection-tokens.js';
import type { StoredAccount } from './models.js';

const ISSUER = 'mockingbird';
const ALGORITHM = 'HS256';

/** Tokens of earlier versions have no `ver` and `auth_time`. Nor has an account `ver` whose tokens were never ended. */
const claims = z.object({
  sub: z.string().min(1),
  role: z.enum(ROLES),
  ver: z.int().nonnegative().default(0),
  auth_time: z.int().nonnegative().default(0),
});

type TokenOwner = Pick<StoredAccount, 'username' | 'role' | 'tokenVersion'>;

/** What a token says about its owner. Only the account in the database says whether it is still true. */
export interface TokenClaims {
  username: string;
  role: Role;
  /** Tokens with an older version than their account were ended. */
  version: number;
  /** When the password was typed, in seconds since 1970. */
  signedInAt: number;
}

export type TokenVerification =
  { ok: true; claims: TokenClaims } | { ok: false; reason: 'expired' | 'invalid' };

/** Issues and verifies access tokens: JWT, signed with a secret that all processes share. */
@Injectable()
export class TokensService {
  private readonly secret: Uint8Array | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.secret = config.jwtSecret === undefined ? undefined : new TextEncoder().encode(config.jwtSecret);
  }

  /** Call this after the password was checked. @returns a token with the account and its role, valid for `TOKEN_SECONDS` */
  issue({ username, role, tokenVersion = 0 }: TokenOwner): Promise<string> {
    const now = Math.floor(this.clock() / 1000);
    return new SignJWT({ role, auth_time: now, ...(tokenVersion > 0 && { ver: tokenVersion }) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(username)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(this.requireSecret());
  }

  async verify(token: string): Promise<TokenVerification> {
    try {
      const { payload } = await jwtVerify(token, this.requireSecret(), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['exp'],
        currentDate: new Date(this.clock()),
      });
      const { sub, role, ver, auth_time: signedInAt } = z.parse(claims, payload);
      return { ok: true, claims: { username: sub, role, version: ver, signedInAt } };
    } catch (error) {
      return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  private requireSecret(): Uint8Array {
    if (this.secret === undefined) throw new Error('JWT_SECRET is needed for accounts.');
    return this.secret;
  }
}
