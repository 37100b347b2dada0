import { Inject, Injectable } from '@nestjs/common';
import type { SpeedReport } from '@mockingbird/contracts';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { VisitorNetworks } from '../../http/request/client-address.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { KnownVersions } from '../health-monitor/known-versions.js';
import { sumHistograms, toBucket } from './histogram.js';
import { SpeedHistogramsRepository, type SpeedSamples } from './speed-histograms.repository.js';

/** Records the speed figures that tabs report. */
@Injectable()
export class SpeedService {
  constructor(
    private readonly limits: RateLimits,
    private readonly knownVersions: KnownVersions,
    private readonly histograms: SpeedHistogramsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Adds figures to the histograms. Those of versions and routes that no visitor can have seen are ignored.
   * @param networks the client's networks, for the rate limit only: nothing about the visitor is stored
   * @throws ProblemError MB-1006 when a rate limit is used up
   */
  async record(report: SpeedReport, { limited }: VisitorNetworks): Promise<void> {
    await this.limits.take(RATE_RULES.speedByAddress, limited);
    for (const samples of await this.toSamples(report)) await this.histograms.add(samples, this.clock());
  }

  private async toSamples({ composition, figures }: SpeedReport): Promise<SpeedSamples[]> {
    const isKnownRoute = await this.knownVersions.routeLookup(composition);
    const samples = new Map<string, SpeedSamples>();
    for (const { value, ...series } of figures) {
      const { remote, version, route, measure } = series;
      if (!isKnownRoute(remote, version, route)) continue;
      const key = `${remote}@${version} ${route} ${measure}`;
      const earlier = samples.get(key)?.counts ?? new Map<number, number>();
      const counts = sumHistograms([earlier, new Map([[toBucket(measure, value), 1]])]);
      samples.set(key, { ...series, counts });
    }
    return [...samples.values()];
  }
}
