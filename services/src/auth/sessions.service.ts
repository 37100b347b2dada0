import { Injectable } from '@nestjs/common';
import type { Role } from '@mockingbird/contracts';
import { databaseUnavailable } from '../http/response/problem.js';
import { Database } from '../database/database.js';
import { AccountRepository } from './account.repository.js';
import { accountKey } from './account-key.js';
import { TokensService } from './tokens.service.js';

/** A signed-in person. */
export interface Account {
  /** As stored. */
  username: string;
  role: Role;
  /** When the password was typed, in seconds since 1970. */
  signedInAt: number;
}

export type Session =
  | { ok: true; account: Account }
  | {
      ok: false;
      reason: 'expired' | 'invalid' | 'account-removed' | 'token-ended' | 'role-changed';
      /** Absent when the token does not say. */
      username?: string;
    };

/**
 * Finds the account of a token. Its role and the version of its tokens come from the database, so that a removed or changed
 * account loses its rights immediately. Few requests need a sign-in, so each looks the account up.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly tokens: TokensService,
    private readonly accounts: AccountRepository,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError MB-1008 while the database is unavailable */
  async find(token: string): Promise<Session> {
    const verified = await this.tokens.verify(token);
    if (!verified.ok) return verified;
    // Guards run before the one that checks the database.
    if (!this.database.ready) throw databaseUnavailable();
    const { username, role, version, signedInAt } = verified.claims;
    const account = await this.accounts.find(accountKey(username));
    if (account === null) return { ok: false, reason: 'account-removed', username };
    if ((account.tokenVersion ?? 0) !== version) return { ok: false, reason: 'token-ended', username };
    if (account.role !== role) return { ok: false, reason: 'role-changed', username };
    return { ok: true, account: { username: account.username, role: account.role, signedInAt } };
  }

  /** @returns the present role of a person; undefined when the account was removed */
  async roleOf(username: string): Promise<Role | undefined> {
    return (await this.accounts.find(accountKey(username)))?.role;
  }
}
