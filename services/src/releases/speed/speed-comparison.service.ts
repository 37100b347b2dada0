import { Inject, Injectable } from '@nestjs/common';
import type { Slower, VersionSpeed } from '@mockingbird/contracts';
import { CONFIG } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import type { RollbackCandidate } from '../health-monitor/rollback/rollback-candidates.js';
import { SPEED_PERIOD_MS, SPEED_WARM_UP_MS } from './limits.js';
import { RecentResults } from './recent-results.js';
import { SpeedHistogramsRepository, type Period } from './speed-histograms.repository.js';
import { COMPARED_MEASURES, findSlower } from './speed-policy.js';
import { toVersionSpeed } from './version-speed.js';

type Candidate = Pick<RollbackCandidate, 'monitoredAs' | 'remote' | 'version' | 'since' | 'other'>;

/**
 * The periods whose figures are compared. A canary runs beside the live version. A promotion is compared with the same
 * hours of the day before: visitors, devices and networks of the evening differ from those of the morning.
 */
function periodsOf({ monitoredAs, since }: Candidate, now: number): { candidate: Period; other: Period } {
  const startedAt = Math.min(Date.parse(since), now);
  if (monitoredAs === 'canary') {
    const both = { from: Math.max(startedAt, now - SPEED_PERIOD_MS), to: now };
    return { candidate: both, other: both };
  }
  const from = startedAt + SPEED_WARM_UP_MS;
  const to = Math.min(now, startedAt + SPEED_PERIOD_MS);
  return {
    candidate: { from, to },
    other: { from: from - SPEED_PERIOD_MS, to: to - SPEED_PERIOD_MS },
  };
}

/** Compares the speed of versions. */
@Injectable()
export class SpeedComparisonService {
  private readonly speeds = new RecentResults<VersionSpeed | undefined>();
  private readonly comparisons = new RecentResults<Slower | undefined>();

  constructor(
    private readonly histograms: SpeedHistogramsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns what real visitors experienced in the last day; undefined without figures */
  speedOf(remote: string, version: string, now: number): Promise<VersionSpeed | undefined> {
    const period = { from: now - SPEED_PERIOD_MS, to: now };
    return this.speeds.get(`${remote}@${version}`, now, async () =>
      toVersionSpeed(await this.histograms.find(remote, version, period)),
    );
  }

  /** @returns undefined if the candidate is not slower, or if there are too few samples */
  findSlower(candidate: Candidate, now: number): Promise<Slower | undefined> {
    const { remote, version, other, since } = candidate;
    return this.comparisons.get(`${remote}@${version} ${other} ${since}`, now, () =>
      this.compare(candidate, now),
    );
  }

  private async compare(candidate: Candidate, now: number): Promise<Slower | undefined> {
    const { remote, version, other } = candidate;
    const periods = periodsOf(candidate, now);
    if (periods.candidate.from >= periods.candidate.to) return undefined;
    const [own, others] = await Promise.all([
      this.histograms.find(remote, version, periods.candidate, COMPARED_MEASURES),
      this.histograms.find(remote, other, periods.other, COMPARED_MEASURES),
    ]);
    return findSlower(own, others, { than: other, allowedPercent: this.config.slowerByPercent });
  }
}
