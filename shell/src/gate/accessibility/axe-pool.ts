import { GATE_AXE_IDLE_MS, GATE_AXE_PROCESSES } from '../limits.js';
import { AxeWorker } from './axe-worker.js';
import type { Violation } from './protocol.js';

/**
 * Checks pages in a few processes in parallel. Axe takes hundreds of milliseconds for a page, so it must not run in the
 * gate's thread. Idle processes end after `GATE_AXE_IDLE_MS`.
 */
export class AxePool {
  private free: AxeWorker[] = [];
  private busy = new Set<AxeWorker>();
  private readonly waiting: (() => void)[] = [];
  private idleTimer: NodeJS.Timeout | undefined;

  /** @param file built script of the process */
  constructor(private readonly file: string) {}

  /**
   * Waits for a free process and checks a page with it.
   * @param limitMs returns the time limit at the moment when the check starts, in milliseconds
   * @throws TimeoutError after the limit; Error when the check failed
   */
  async check(html: string, limitMs: () => number): Promise<Violation[]> {
    const worker = await this.acquire();
    try {
      return await worker.check({ html }, limitMs());
    } finally {
      this.release(worker);
    }
  }

  /** Starts the processes ahead of the first page, because a start takes about a second. */
  prepare(): void {
    clearTimeout(this.idleTimer);
    this.free = this.free.filter(({ hasEnded }) => !hasEnded);
    while (this.free.length + this.busy.size < GATE_AXE_PROCESSES) this.free.push(new AxeWorker(this.file));
    this.scheduleIdleEnd();
  }

  private async acquire(): Promise<AxeWorker> {
    clearTimeout(this.idleTimer);
    while (this.busy.size >= GATE_AXE_PROCESSES) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const running = this.free.filter(({ hasEnded }) => !hasEnded);
    const worker = running.shift() ?? new AxeWorker(this.file);
    this.free = running;
    this.busy.add(worker);
    return worker;
  }

  private release(worker: AxeWorker): void {
    this.busy.delete(worker);
    if (!worker.hasEnded) this.free.push(worker);
    this.waiting.shift()?.();
    this.scheduleIdleEnd();
  }

  private scheduleIdleEnd(): void {
    clearTimeout(this.idleTimer);
    if (this.busy.size > 0) return;
    this.idleTimer = setTimeout(() => this.killFree(), GATE_AXE_IDLE_MS);
    this.idleTimer.unref();
  }

  private killFree(): void {
    for (const worker of this.free.splice(0)) worker.kill();
  }

  close(): void {
    clearTimeout(this.idleTimer);
    this.killFree();
    for (const worker of this.busy) worker.kill();
  }
}
