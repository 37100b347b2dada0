import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { Database } from '../../database/database.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import { BULK_PUBLISH_TESTS, FORMER_REVISIONS, PURGE_FIRST_MS, PURGE_INTERVAL_MS } from '../limits.js';
import { pruneTimes } from '../questions/prune-times.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { BinService } from './bin.service.js';

/** The bin of articles and posts. They belong to a module that knows exams, so it is injected. */
export const BIN_OF_TEXTS = Symbol('BIN_OF_TEXTS');
/** A bin from which entries are removed after their time. */
export interface ExpiringBin {
  /** Removes for good what has been in the bin for its time, and what a crash left half removed. */
  purgeExpired: () => Promise<void>;
}

/**
 * Removes what has been in the bin for its time, and former questions that are too old. Every process does this: each step can
 * be repeated, and only one process succeeds in marking an entry of the bin.
 */
@Injectable()
export class PurgeService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly bin: BinService,
    @Inject(BIN_OF_TEXTS) private readonly texts: ExpiringBin,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(PURGE_FIRST_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Removes everything that is due now. */
  async run(): Promise<void> {
    await this.bin.reconcile();
    await this.bin.purgeExpired();
    await this.texts.purgeExpired();
    await this.removeOldRevisions();
  }

  private schedule(delayMs: number): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.running = this.tryRun().finally(() => this.schedule(PURGE_INTERVAL_MS));
    }, delayMs);
    this.timer.unref();
  }

  private async tryRun(): Promise<void> {
    if (!this.database.ready) return;
    try {
      await this.run();
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'purge_failed');
    }
  }

  private async removeOldRevisions(): Promise<void> {
    const tests = await this.tests.listRevisions();
    const times = pruneTimes(this.clock(), FORMER_REVISIONS);
    for (let first = 0; first < tests.length && !this.isStopping; first += BULK_PUBLISH_TESTS) {
      await this.sets.prune(tests.slice(first, first + BULK_PUBLISH_TESTS), ...times);
    }
  }
}
