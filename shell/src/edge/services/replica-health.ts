import { HEALTH_POLL_MS, HEALTH_TIMEOUT_MS } from '../limits.js';
import type { Replicas } from './replicas.js';

const READY = '/health/ready';

/**
 * Asks every replica each second whether it is ready, where a module has more than one. One that is about to stop says no
 * first, and is given time to finish: no call meets it while it closes.
 */
export class ReplicaHealth {
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly replicas: Replicas,
    private readonly send: typeof fetch = fetch,
  ) {}

  start(): void {
    if (this.replicas.origins.length > 1) this.schedule();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Asks all at once; a replica that does not answer in time is not ready. */
  async look(): Promise<void> {
    await Promise.all(
      this.replicas.origins.map(async (origin) => {
        const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
        const ready = await this.send(origin + READY, { signal }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok;
          },
          () => false,
        );
        this.replicas.setReady(origin, ready);
      }),
    );
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.look().finally(() => this.schedule()), HEALTH_POLL_MS);
    this.timer.unref();
  }
}
