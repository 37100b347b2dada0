import { setImmediate } from 'node:timers/promises';
import { TURN_MS } from './limits.js';

/** Lets other requests have their turn during long work: ask `give` between its steps. */
export class Turn {
  private since = performance.now();

  /** Whether the work has held the process for long enough. */
  get isOver(): boolean {
    return performance.now() - this.since > TURN_MS;
  }

  /** Goes on at once, or after everybody else had a turn. */
  async give(): Promise<void> {
    if (!this.isOver) return;
    await setImmediate();
    this.since = performance.now();
  }

  /** Does work step by step, and gives others their turn in between. @returns its result */
  async during<Result>(steps: Generator<void, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (this.isOver) await this.give();
    }
  }
}
