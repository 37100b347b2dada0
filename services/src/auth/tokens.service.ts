import { Inject, Injectable } from '@nestjs/common';
import { ROLES, type Role } from '@mockingbird/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Config } from '../config/config.js';
import { TOKEN_SECONDS } from './limits.js';
import { CLOCK, CONFIG, type Clock } from '../common/injection-tokens.js';

const ISSUER = 'mockingbird';
const ALGORITHM = 'HS256';

const claims = z.object({ sub: z.string().min(1), role: z.enum(ROLES) });

/** The account of a signed-in person. */
export interface Account {
  username: string;
  role: Role;
}

export type TokenVerification = { ok: true; account: Account } | { ok: false; reason: 'expired' | 'invalid' };

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

  /** @returns a token with the account and its role, valid for `TOKEN_SECONDS` */
  issue({ username, role }: Account): Promise<string> {
    const now = Math.floor(this.clock() / 1000);
    return new SignJWT({ role })
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
      const { sub, role } = z.parse(claims, payload);
      return { ok: true, account: { username: sub, role } };
    } catch (error) {
      return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  private requireSecret(): Uint8Array {
    if (this.secret === undefined) throw new Error('JWT_SECRET is needed for accounts.');
    return this.secret;
  }
}
