import { setImmediate } from 'node:timers/promises';
import { YIELD_AFTER_MS } from './limits.js';

/** Lets other requests run during long work: call `yieldIfDue` between its steps. */
export class EventLoopYield {
  private since = performance.now();

  /** Whether the work has blocked the event loop for its share of time. */
  get isDue(): boolean {
    return performance.now() - this.since > YIELD_AFTER_MS;
  }

  /** Resolves immediately, or after the event loop has served other requests. */
  async yieldIfDue(): Promise<void> {
    if (!this.isDue) return;
    await setImmediate();
    this.since = performance.now();
  }

  /** Runs a generator step by step and yields to other requests in between. @returns its result */
  async runSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (this.isDue) await this.yieldIfDue();
    }
  }
}
