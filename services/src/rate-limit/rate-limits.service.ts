import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { ProblemError } from '../http/response/problem.js';
import { CONFIG } from '../common/injection-tokens.js';
import { CountersRepository } from './counters.repository.js';
import type { RateRule } from './rules.js';

const SECOND_MS = 1000;

/** Rate limits, shared by all processes through the database. */
@Injectable()
export class RateLimits {
  private readonly secret: string;

  constructor(
    private readonly counters: CountersRepository,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = config.jwtSecret ?? [...config.apiKeys.values()].join();
  }

  /**
   * Counts one call in every window of the rule.
   * @param subject an address or an account; only a keyed hash of it is stored
   * @throws ProblemError MB-1006 with `retry-after` when the rule is used up
   */
  async take(rule: RateRule, subject: string): Promise<void> {
    const hash = createHmac('sha256', this.secret).update(subject).digest('base64url');
    const waits = await Promise.all(rule.windows.map((window) => this.counters.count(rule, window, hash)));
    const longest = Math.max(...waits.map((wait) => wait ?? -1));
    if (longest < 0) return;
    const seconds = String(Math.max(1, Math.ceil(longest / SECOND_MS)));
    const detail = 'Too many attempts. Please wait before you try again.';
    throw new ProblemError(429, 'MB-1006', detail, [], { 'retry-after': seconds });
  }
}
