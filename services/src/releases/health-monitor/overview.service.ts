import { Inject, Injectable } from '@nestjs/common';
import type {
  Composition,
  CompositionRemote,
  ReleaseOverview,
  RemoteHealth,
  TroubleSeries,
} from '@mockingbird/contracts';
import { summaryOf, watchedUntil } from '@mockingbird/registry';
import { ProblemError } from '../../http/response/problem.js';
import { TROUBLE_SLOT_MS, TROUBLE_SLOTS, WATCH_WINDOW_MS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { VersionsService } from '../artefacts/versions.service.js';
import { SightingsRepository } from './version-events.repository.js';
import { seriesOf } from './error-series.js';

/** What the release screens show at first. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly compositions: CompositionsService,
    private readonly versions: VersionsService,
    private readonly sightings: SightingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ProblemError MB-1003 while there is no composition */
  async overview(): Promise<ReleaseOverview> {
    const composition = await this.compositions.current();
    if (!composition) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    const now = this.clock();
    const [health, versions, troubles] = await Promise.all([
      this.health(composition, now),
      this.versions.list(),
      this.troubles(now),
    ]);
    return { composition: summaryOf(composition), health, versions, troubles };
  }

  private health({ remotes }: Composition, now: number): Promise<RemoteHealth[]> {
    return Promise.all(remotes.map((remote) => this.healthOf(remote, now)));
  }

  /** Each version by what visitors told of it within the watch's window. */
  private async healthOf(remote: CompositionRemote, now: number): Promise<RemoteHealth> {
    const { manifest, fallback, canary } = remote;
    const { name, version } = manifest;
    const other = canary?.manifest.version ?? fallback?.version;
    const until = watchedUntil(remote) ?? 0;
    const tallies = await this.sightings.tally(
      { remote: name, version, ...(other === undefined ? {} : { other }) },
      { from: now - WATCH_WINDOW_MS, to: now },
    );
    return {
      name,
      live: tallies.candidate,
      ...(other === undefined ? {} : { other: tallies.other }),
      ...(canary ? { canaryPercent: canary.percent, cohorts: canary.cohorts } : {}),
      ...(until > now ? { watchedUntil: new Date(until).toISOString() } : {}),
    };
  }

  private async troubles(now: number): Promise<TroubleSeries> {
    const from = now - (now % TROUBLE_SLOT_MS) - (TROUBLE_SLOTS - 1) * TROUBLE_SLOT_MS;
    return seriesOf(await this.sightings.troubles(from, TROUBLE_SLOT_MS), from);
  }
}
