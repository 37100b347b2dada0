import { Injectable } from '@nestjs/common';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES, type RateRule } from '../rate-limit/rules.js';
import type { Actor } from './actor.js';

/**
 * Limits how often a team publishes and changes what visitors get: each costs every edge and the gate work, and a stolen token
 * must not keep them busy. All tokens of a team count together. The platform has no limit, so that it can always go back.
 */
@Injectable()
export class TeamLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws ProblemError MB-1006 */
  countPublication(actor: Actor): Promise<void> {
    return this.count(RATE_RULES.publicationsByTeam, 'publications', actor);
  }

  /** @throws ProblemError MB-1006 */
  countChange(actor: Actor): Promise<void> {
    return this.count(RATE_RULES.changesByTeam, 'changes of what is live', actor);
  }

  private async count(rule: RateRule, what: string, { owner }: Actor): Promise<void> {
    if (owner === undefined) return;
    const detail = (seconds: number) =>
      `Too many ${what} of the team "${owner}". Try again in ${seconds} seconds.`;
    await this.limits.take(rule, owner, detail);
  }
}
