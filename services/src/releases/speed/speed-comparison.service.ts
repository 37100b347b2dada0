import { Inject, Injectable } from '@nestjs/common';
import type { Slower, VersionSpeed } from '@mockingbird/contracts';
import { CONFIG } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import type { RollbackCandidate } from '../health-monitor/rollback-candidates.js';
import { SPEED_PERIOD_MS } from './limits.js';
import { SpeedHistogramsRepository, type Period } from './speed-histograms.repository.js';
import { COMPARED_MEASURES, findSlower } from './speed-policy.js';
import { toMeasures, toVersionSpeed } from './version-speed.js';

type Candidate = Pick<RollbackCandidate, 'monitoredAs' | 'remote' | 'version' | 'since' | 'other'>;

/** The periods whose figures are compared. A canary runs beside the live version; a promotion follows the other version. */
function periodsOf({ monitoredAs, since }: Candidate, now: number): { candidate: Period; other: Period } {
  const startedAt = Math.min(Date.parse(since), now);
  const candidate = { from: Math.max(startedAt, now - SPEED_PERIOD_MS), to: now };
  return {
    candidate,
    other: monitoredAs === 'canary' ? candidate : { from: startedAt - SPEED_PERIOD_MS, to: startedAt },
  };
}

/** Compares the speed of versions. */
@Injectable()
export class SpeedComparisonService {
  constructor(
    private readonly histograms: SpeedHistogramsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns what real visitors experienced in the last day; undefined without figures */
  async speedOf(remote: string, version: string, now: number): Promise<VersionSpeed | undefined> {
    return toVersionSpeed(
      await this.histograms.find(remote, version, { from: now - SPEED_PERIOD_MS, to: now }),
    );
  }

  /** @returns undefined if the candidate is not slower, or if there are too few samples */
  async findSlower(candidate: Candidate, now: number): Promise<Slower | undefined> {
    const { remote, version, other } = candidate;
    const periods = periodsOf(candidate, now);
    const [own, others] = await Promise.all([
      this.histograms.find(remote, version, periods.candidate, COMPARED_MEASURES),
      this.histograms.find(remote, other, periods.other, COMPARED_MEASURES),
    ]);
    return findSlower(toMeasures(own), toMeasures(others), {
      than: other,
      allowedPercent: this.config.slowerByPercent,
    });
  }
}
