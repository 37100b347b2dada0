import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { ProblemError } from '../http/response/problem.js';
import { CONFIG } from '../common/injection-tokens.js';
import { CountersRepository } from './counters.repository.js';
import type { RateRule } from './rules.js';

const SECOND_MS = 1000;
const TOO_MANY = 'Too many attempts. Please wait before you try again.';

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
   * Counts one call, window by window. A window that refuses the call ends this. If all windows counted at the same
   * moment, calls could have another order in each, and fewer calls would pass than the rule allows.
   * @param subject an address, an account or a team; only a keyed hash of it is stored
   * @param detail of the problem, for the seconds to wait
   * @throws ProblemError MB-1006 with `retry-after` when the rule is used up
   */
  async take(
    rule: RateRule,
    subject: string,
    detail: (seconds: number) => string = () => TOO_MANY,
  ): Promise<void> {
    const hash = createHmac('sha256', this.secret).update(subject).digest('base64url');
    for (const window of rule.windows) {
      const wait = await this.counters.count(rule, window, hash);
      if (wait !== undefined) throw refusal(wait, detail);
    }
  }
}

/** @param wait in milliseconds */
function refusal(wait: number, detail: (seconds: number) => string): ProblemError {
  const seconds = Math.max(1, Math.ceil(wait / SECOND_MS));
  return new ProblemError(429, 'MB-1006', detail(seconds), [], { 'retry-after': String(seconds) });
}
