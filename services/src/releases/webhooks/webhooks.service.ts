import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Composition } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { withRequestId } from '../../common/request-context.js';
import type { Config } from '../../config/config.js';
import { ProblemError } from '../../http/response/problem.js';
import type { WebhookConfig } from '../../config/webhook-config.js';
import { Database } from '../../database/database.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import {
  WEBHOOK_ATTEMPTS,
  WEBHOOK_CALL_MS,
  WEBHOOK_INTERVAL_MS,
  WEBHOOK_LEASE_MS,
  WEBHOOK_RETRY_MAX_MS,
  WEBHOOK_RETRY_MS,
} from './limits.js';
import { signMessage, toMessage, type WebhookMessage } from './webhook-message.js';
import type { StoredPosition } from './webhook-position.model.js';
import { WebhookPositionRepository } from './webhook-position.repository.js';

/**
 * Announces changes of what is live at one address, in their order. The compositions are the list of what to announce, so a process
 * that ends loses no message. Processes take turns. A message is sent again when its response was lost, or its process ended before
 * it could note the response.
 */
@Injectable()
export class WebhooksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly holder = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private hasStarted = false;
  private readonly stop = new AbortController();
  /** The last logged failure. It looks every second, so that each failure is logged once. */
  private loggedFailure = '';

  constructor(
    private readonly positions: WebhookPositionRepository,
    private readonly compositions: CompositionsService,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.webhook) this.schedule(this.config.webhook, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    // A receiver that does not answer must not delay the stop.
    this.stop.abort();
    clearTimeout(this.timer);
    await this.sending;
  }

  private schedule(webhook: WebhookConfig, delayMs = WEBHOOK_INTERVAL_MS): void {
    if (this.stop.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.sending = withRequestId(randomUUID(), () => this.sendAll(webhook)).finally(() =>
        this.schedule(webhook),
      );
    }, delayMs);
    this.timer.unref();
  }

  private async sendAll(webhook: WebhookConfig): Promise<void> {
    try {
      if (!this.database.ready) return;
      while (!this.stop.signal.aborted && (await this.sendNext(webhook)));
      this.loggedFailure = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (reason !== this.loggedFailure) this.log.error({ err: error }, 'webhook_failed');
      this.loggedFailure = reason;
    }
  }

  /** @returns whether the next composition was handled, so that another one may follow */
  private async sendNext({ url, key }: WebhookConfig): Promise<boolean> {
    const latest = (await this.compositions.currentNumber()) ?? 0;
    if (!this.hasStarted) await this.positions.start(latest);
    this.hasStarted = true;
    if (!(await this.positions.isBehind(latest))) return false;
    const now = this.clock();
    const position = await this.positions.hold(this.holder, new Date(now), new Date(now + WEBHOOK_LEASE_MS));
    if (!position) return false;
    if (position.number >= latest) {
      // Another process has announced the last one in the meantime.
      await this.positions.release(position, 0, new Date(0));
      return false;
    }
    const failure = await this.announce(position.number + 1, url, key);
    if (failure !== undefined) return this.retryLater(position, failure);
    await this.positions.advance(position);
    return true;
  }

  /** @returns why it could not be announced; undefined when it was, or need not be */
  private async announce(number: number, url: string, key: Buffer): Promise<string | undefined> {
    const composition = await this.findReadable(number);
    const message = composition && toMessage(composition, await this.findReadable(number - 1));
    return message && this.send(url, message, signMessage(message, key, this.clock()));
  }

  /** @returns undefined also for a composition that no trusted key signed: later messages must not wait for it */
  private async findReadable(number: number): Promise<Composition | undefined> {
    try {
      return await this.compositions.find(number);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.log.error({ composition: number, code: error.code }, 'webhook_composition_not_readable');
      return undefined;
    }
  }

  /** @returns why the message was not accepted; undefined when it was */
  private async send(
    url: string,
    { body }: WebhookMessage,
    headers: Record<string, string>,
  ): Promise<string | undefined> {
    const signal = AbortSignal.any([AbortSignal.timeout(WEBHOOK_CALL_MS), this.stop.signal]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  /** @returns false: the next attempt has to wait. True when the message was given up */
  private async retryLater(position: StoredPosition, reason: string): Promise<boolean> {
    if (this.stop.signal.aborted) {
      await this.positions.release(position, position.attempts, new Date(0));
      return false;
    }
    const attempts = position.attempts + 1;
    const fields = { composition: position.number + 1, attempts, reason };
    if (attempts >= WEBHOOK_ATTEMPTS) {
      this.log.error(fields, 'webhook_given_up');
      await this.positions.advance(position);
      return true;
    }
    if (attempts === 1) this.log.warn(fields, 'webhook_not_accepted');
    const pauseMs = Math.min(WEBHOOK_RETRY_MS * 2 ** (attempts - 1), WEBHOOK_RETRY_MAX_MS);
    await this.positions.release(position, attempts, new Date(this.clock() + pauseMs));
    return false;
  }
}
