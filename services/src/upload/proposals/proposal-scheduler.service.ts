import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { runWithoutSpan } from '@mockingbird/observability';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/injection-tokens.js';
import { withRequestId } from '../../common/request-context.js';
import { Database } from '../../database/database.js';
import { PUBLISH_INTERVAL_MS } from './limits.js';
import { ProposalPublications } from './proposal-publications.service.js';

/**
 * Publishes proposals when their time has come. Every process does this. What became due while no process ran is published by
 * the first pass after a start.
 */
@Injectable()
export class ProposalScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private pass: Promise<void> = Promise.resolve();
  /** The last logged failure. Passes are frequent, so each failure is logged once. */
  private loggedFailure = '';

  constructor(
    private readonly publications: ProposalPublications,
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.pass;
  }

  private schedule(ms: number): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.pass = runWithoutSpan(() => withRequestId(randomUUID(), () => this.publishDue()));
    }, ms);
    this.timer.unref();
  }

  private async publishDue(): Promise<void> {
    try {
      if (this.database.ready) await this.publications.publishDue();
      this.loggedFailure = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!this.isStopping && reason !== this.loggedFailure) {
        this.log.error({ err: error }, 'proposal_schedule_failed');
      }
      this.loggedFailure = reason;
    }
    this.schedule(PUBLISH_INTERVAL_MS);
  }
}
