import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { CONFIG, LOGGER } from '../common/injection-tokens.js';
import { currentRequestId } from '../common/request-context.js';
import { accountKey } from './account-key.js';

type AcceptedEvent =
  | 'sign_in'
  | 'sign_in_confirmed'
  | 'password_changed'
  | 'signed_out_everywhere'
  | 'second_factor_enabled'
  | 'second_factor_removed'
  | 'recovery_code_used'
  | 'role_changed';
type RejectedEvent = 'sign_in_rejected' | 'admin_token_rejected' | 'admin_forbidden';

/** Who did something, as far as it is known. */
export interface Person {
  username?: string | undefined;
  /** The client's network, as rate limits count it. */
  address: string;
}

/** Enough to tell the accounts and networks of one log apart. */
const HASH_CHARACTERS = 16;

/**
 * Logs sign-ins and rejections. Names and addresses appear as keyed hashes: equal ones can be found, but not read. That holds
 * for unknown names too, because people type passwords into the field of the name.
 */
@Injectable()
export class AuthLog {
  private readonly secret: string;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.secret = config.jwtSecret ?? '';
  }

  accepted(event: AcceptedEvent, person: Person): void {
    this.log.info(this.fields(person), event);
  }

  rejected(event: RejectedEvent, person: Person, reason: string): void {
    this.log.warn({ ...this.fields(person), reason }, event);
  }

  private fields({ username, address }: Person): Record<string, string | undefined> {
    return {
      requestId: currentRequestId(),
      ...(username !== undefined && { account: this.hash('account', accountKey(username)) }),
      network: this.hash('network', address),
    };
  }

  private hash(kind: string, value: string): string {
    const digest = createHmac('sha256', this.secret).update(`log ${kind}\n${value}`).digest('base64url');
    return digest.slice(0, HASH_CHARACTERS);
  }
}
