import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { ProblemError } from '../http/response/problem.js';
import { HASH_LANES, HASH_MEMORY_KIB, HASH_PASSES, HASHES_AT_ONCE, HASHES_WAITING } from './limits.js';
import { HashQueue } from '../common/bounded-queue.js';

const PARAMETERS = {
  type: argon2id,
  memoryCost: HASH_MEMORY_KIB,
  timeCost: HASH_PASSES,
  parallelism: HASH_LANES,
} as const;
const STAND_IN_BYTES = 24;

const busy = () =>
  new ProblemError(429, 'MB-1006', 'Too many people sign in at the moment. Please try again.', [], {
    'retry-after': '1',
  });

/** The same characters may be typed as different code points on another device. */
const normalised = (password: string) => password.normalize('NFKC');

/**
 * Hashes and checks passwords with argon2id. Each hash takes memory and a thread of libuv's pool, which files and name
 * look-ups need too: only so many run at once.
 * @throws ProblemError MB-1006 from every method when too many wait already
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly queue = new HashQueue(HASHES_AT_ONCE, HASHES_WAITING, busy);
  private standIn: Promise<string> | undefined;

  /** Made beforehand: else the first login to an unknown account would take twice as long. */
  onModuleInit(): void {
    this.digestOfNobody().catch(() => undefined);
  }

  /** @returns the hash with its parameters and salt */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normalised(password), PARAMETERS));
  }

  /**
   * @param stored the account's hash; undefined where there is no such account: that takes as long, and never fits
   */
  async fits(stored: string | undefined, password: string): Promise<boolean> {
    const digest = stored ?? (await this.digestOfNobody());
    const fits = await this.queue.run(() => verify(digest, normalised(password)));
    return fits && stored !== undefined;
  }

  /** @returns whether a hash was made with other parameters than those of today */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, PARAMETERS);
  }

  /** A hash of nothing that anybody knows, with today's parameters. A failure is not kept. */
  private digestOfNobody(): Promise<string> {
    this.standIn ??= this.hash(randomBytes(STAND_IN_BYTES).toString('base64url')).catch((error: unknown) => {
      this.standIn = undefined;
      throw error;
    });
    return this.standIn;
  }
}
