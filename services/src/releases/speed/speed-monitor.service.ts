import { Inject, Injectable } from '@nestjs/common';
import type { Composition } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import { findCandidates, type RollbackCandidate } from '../health-monitor/rollback/rollback-candidates.js';
import { SPEED_CHECK_MS, SPEED_PERIOD_MS, SPEED_VERSIONS_REMEMBERED } from './limits.js';
import { slowerReason } from './slower-reason.js';
import { SpeedComparisonService } from './speed-comparison.service.js';

const keyOf = ({ remote, version, since }: RollbackCandidate) => `${remote}@${version} ${since}`;

/** Finds new versions that are slower than the one before. */
@Injectable()
export class SpeedMonitorService {
  /** When a candidate was last compared, in epoch milliseconds. */
  private readonly comparedAt = new LRUCache<string, number>({ max: SPEED_VERSIONS_REMEMBERED });
  private readonly logged = new LRUCache<string, true>({ max: SPEED_VERSIONS_REMEMBERED });

  constructor(
    private readonly comparison: SpeedComparisonService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Versions to compare. A sample of the visitors takes longer than errors do, so a promotion is compared for a day.
   * @param now epoch milliseconds
   */
  findCandidates({ remotes }: Composition, now: number): RollbackCandidate[] {
    return remotes
      .flatMap(findCandidates)
      .filter(({ until, since }) => now < Math.max(until, Date.parse(since) + SPEED_PERIOD_MS));
  }

  /**
   * Logs a slower version once.
   * @returns why it must be rolled back; undefined if it is not slower, or if rollbacks are not configured
   */
  async check(candidate: RollbackCandidate, now: number): Promise<string | undefined> {
    const key = keyOf(candidate);
    const last = this.comparedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    if (now - last < SPEED_CHECK_MS) return undefined;
    this.comparedAt.set(key, now);
    const slower = await this.comparison.findSlower(candidate, now);
    if (!slower) return undefined;
    if (!this.logged.has(key)) {
      this.logged.set(key, true);
      const { remote, version } = candidate;
      this.log.warn({ remote, version, ...slower }, 'version_slower');
    }
    if (this.config.slowerAction !== 'roll-back') return undefined;
    return slowerReason(candidate, slower, this.config.slowerByPercent);
  }
}
