import { Inject, Injectable } from '@nestjs/common';
import type { Freeze, FreezeRequest } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { invalid, ProblemError } from '../../http/response/problem.js';
import type { Actor } from '../actor.js';
import { FreezeRepository } from './freeze.repository.js';

/** To the minute, in UTC: the sentence is read by people in several zones. */
const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Freezes releases. The database is the only copy, so that all processes refuse from the same moment. */
@Injectable()
export class FreezesService {
  constructor(
    private readonly freezes: FreezeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @returns the present freeze; undefined when there is none, or when its time is over */
  async current(): Promise<Freeze | undefined> {
    const stored = await this.freezes.find();
    if (stored === null || (stored.until && stored.until.getTime() <= this.clock())) return undefined;
    const { since, by, why, until } = stored;
    return { since: since.toISOString(), by, why, ...(until ? { until: until.toISOString() } : {}) };
  }

  /**
   * Starts a freeze. During another one, it replaces the person, the reason and the end.
   * @throws ProblemError MB-1002 when the end is in the past
   */
  async freeze({ why, until }: FreezeRequest, { by }: Actor): Promise<Freeze> {
    const now = this.clock();
    const end = until === undefined ? undefined : new Date(until);
    if (end && end.getTime() <= now) throw invalid([{ path: '/until', message: 'Expected a time to come' }]);
    const since = new Date(now);
    await this.freezes.replace({ since, by, why, ...(end ? { until: end } : {}) });
    const freeze = { since: since.toISOString(), by, why, ...(end ? { until: end.toISOString() } : {}) };
    this.log.warn({ by, why, until: freeze.until }, 'releases_frozen');
    return freeze;
  }

  /** Ends the freeze, if there is one. */
  async unfreeze({ by }: Actor): Promise<void> {
    const removed = await this.freezes.remove();
    if (removed) this.log.warn({ by, frozenBy: removed.by, why: removed.why }, 'releases_unfrozen');
  }

  /** @throws ProblemError MB-4018 while releases are frozen, with who, when and why */
  async rejectFrozen(): Promise<void> {
    const freeze = await this.current();
    if (!freeze) return;
    const { since, by, why, until } = freeze;
    const end = until === undefined ? 'until somebody ends it' : `until ${momentText(until)}`;
    throw new ProblemError(
      409,
      'MB-4018',
      `Releases are frozen by ${by} since ${momentText(since)}, ${end}: ${why}`,
    );
  }
}
