import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { takenBack, withoutCanary } from '@mockingbird/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Database } from '../../database/database.js';
import {
  STUCK_VERSIONS_TOLD,
  WATCH_CHECK_MS,
  WATCH_PAUSE_MS,
  WATCH_SOON_MS,
  WATCH_WINDOW_MS,
} from './limits.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { type Candidate, candidatesOf, isStillThere } from './rollback-candidates.js';
import { SightingsRepository } from './version-events.repository.js';
import { isWorse } from './rollback-policy.js';
import { whyOf } from './rollback-reason.js';

/** Somebody else, or another process, was faster. */
class NothingToTakeBack extends Error {}

/**
 * Looks at the versions that are watched, and takes back by itself what hurts visitors. Every process does: all count in the
 * database, and the change of the composition looks again whether there is still something to be done.
 */
@Injectable()
export class WatchService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** When the timer fires, in epoch milliseconds of the machine. */
  private due = Number.POSITIVE_INFINITY;
  private lastLook = 0;
  private stopping = false;
  private looking: Promise<void> | undefined;
  /** Failures that the log has been told of; a look comes every few seconds. */
  private told = '';
  /** Versions that could not be taken back, and why: the log has been told of these. */
  private readonly stuck = new LRUCache<string, true>({ max: STUCK_VERSIONS_TOLD });

  constructor(
    private readonly compositions: CompositionsService,
    private readonly sightings: SightingsRepository,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.lookIn(WATCH_CHECK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Somebody is in trouble: a look is due at once, but not more often than the pause allows. */
  lookSoon(): void {
    this.lookIn(Math.max(WATCH_SOON_MS, this.lastLook + WATCH_PAUSE_MS - Date.now()));
  }

  private lookIn(ms: number): void {
    const due = Date.now() + ms;
    // While a look is under way the next one is set when it ends; it may have missed what has just been told.
    if (this.stopping || due >= this.due) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => {
      this.due = Number.POSITIVE_INFINITY;
      this.looking = (this.looking ?? Promise.resolve()).then(() => this.timedLook());
    }, ms);
    this.timer.unref();
  }

  private async timedLook(): Promise<void> {
    this.lastLook = Date.now();
    try {
      if (this.database.ready) await this.look();
      this.told = '';
    } catch (error) {
      this.tell(error);
    }
    this.lookIn(WATCH_CHECK_MS);
  }

  private tell(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (this.stopping || reason === this.told) return;
    this.told = reason;
    this.log.error({ err: error }, 'the watch could not look');
  }

  /** A person must act now; one line is enough, though every look fails again. */
  private tellStuck({ remote, version, since }: Candidate, error: unknown): void {
    const key = `${remote}@${version} ${since}: ${error instanceof Error ? error.message : 'unknown'}`;
    if (this.stuck.has(key)) return;
    this.stuck.set(key, true);
    this.log.error({ err: error, remote, version }, 'a version that hurts visitors cannot be taken back');
  }

  /** Looks at every version that is watched, once. */
  async look(): Promise<void> {
    const composition = await this.compositions.current();
    if (!composition) return;
    const now = this.clock();
    for (const candidate of candidatesOf(composition, now)) {
      await this.lookAt(candidate, now);
    }
  }

  /** One that cannot be taken back, for instance because its addresses are another remote's by now, is told and passed over. */
  private async lookAt(candidate: Candidate, now: number): Promise<void> {
    const began = Date.parse(candidate.since);
    // A process whose clock is ahead made the version live in what is the future here: nothing was told before that.
    const from = began > now ? now - WATCH_WINDOW_MS : Math.max(now - WATCH_WINDOW_MS, began);
    const tallies = await this.sightings.tally(candidate, { from, to: now });
    if (!isWorse(tallies.candidate, tallies.other, candidate.watched)) return;
    try {
      await this.takeBack(candidate, whyOf(candidate, tallies));
    } catch (error) {
      this.tellStuck(candidate, error);
    }
  }

  private async takeBack(candidate: Candidate, why: string): Promise<void> {
    const { remote } = candidate;
    try {
      const { composition } = await this.compositions.change(
        { by: 'watch', why, dryRun: false, autoRollbackOf: `${remote}@${candidate.version}` },
        (current, about) => {
          if (!current || !isStillThere(current, candidate)) throw new NothingToTakeBack();
          return candidate.watched === 'canary'
            ? withoutCanary(current, remote, about, 'automatic')
            : takenBack(current, remote, about);
        },
      );
      this.log.warn(
        { remote, version: candidate.version, composition: composition.number, why },
        'taken back',
      );
    } catch (error) {
      if (!(error instanceof NothingToTakeBack)) throw error;
    }
  }
}
