import { HEALTH_POLL_MS, HEALTH_TIMEOUT_MS } from '../limits.js';
import type { Replicas } from './replicas.js';

const READY_PATH = '/health/ready';

/**
 * Checks every second whether each replica is ready, if a module has more than one. A replica that is about to stop
 * answers "not ready" first and finishes its calls. No call therefore reaches it while it closes.
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

  /** Checks all replicas in parallel. One that does not answer in time is not ready. */
  async checkAll(): Promise<void> {
    await Promise.all(
      this.replicas.origins.map(async (origin) => {
        const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
        const ready = await this.send(origin + READY_PATH, { signal }).then(
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
    this.timer = setTimeout(() => void this.checkAll().finally(() => this.schedule()), HEALTH_POLL_MS);
    this.timer.unref();
  }
}
