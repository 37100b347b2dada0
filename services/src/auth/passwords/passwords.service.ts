import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { ProblemError } from '../../http/response/problem.js';
import { HASH_LANES, HASH_MEMORY_KIB, HASH_PASSES, HASH_CONCURRENCY, HASH_QUEUE_LENGTH } from '../limits.js';
import { BoundedQueue } from '../../common/bounded-queue.js';

const PARAMETERS = {
  type: argon2id,
  memoryCost: HASH_MEMORY_KIB,
  timeCost: HASH_PASSES,
  parallelism: HASH_LANES,
} as const;
const PLACEHOLDER_BYTES = 24;

const busyRejection = () =>
  new ProblemError(429, 'MB-1006', 'Too many people sign in at the moment. Please try again.', [], {
    'retry-after': '1',
  });

/** Another device may send the same characters as different code points. */
const normalise = (password: string) => password.normalize('NFKC');

/**
 * Hashes and checks passwords with argon2id. Each hash needs memory and a thread of libuv's pool, which files and DNS lookups
 * use too. Therefore only a few run at the same time.
 * @throws ProblemError MB-1006 from every method when too many calls already wait
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly queue = new BoundedQueue(HASH_CONCURRENCY, HASH_QUEUE_LENGTH, busyRejection);
  private placeholder: Promise<string> | undefined;

  /** Created in advance: otherwise the first login to an unknown account would take twice as long. */
  onModuleInit(): void {
    this.placeholderHash().catch(() => undefined);
  }

  /** @returns the hash with its parameters and salt */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normalise(password), PARAMETERS));
  }

  /**
   * @param stored the account's hash; undefined if there is no account. That takes as long, and never matches.
   */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    // No password matches a text that is no hash.
    const isHash = stored?.startsWith('$') === true;
    const digest = isHash ? stored : await this.placeholderHash();
    const matches = await this.queue.run(() => verify(digest, normalise(password)));
    return matches && isHash;
  }

  /** @returns whether a hash was created with other parameters than the current ones */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, PARAMETERS);
  }

  /** A hash of a random password with the current parameters. A failure is not stored. */
  private placeholderHash(): Promise<string> {
    this.placeholder ??= this.hash(randomBytes(PLACEHOLDER_BYTES).toString('base64url')).catch(
      (error: unknown) => {
        this.placeholder = undefined;
        throw error;
      },
    );
    return this.placeholder;
  }
}
