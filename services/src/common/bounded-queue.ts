/**
 * Runs a limited number of tasks at the same time and lets a limited number wait, first come, first served. Any further task
 * is rejected immediately, so that a flood costs neither memory nor the time of those who wait.
 */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param concurrency how many tasks run at the same time
   * @param maxWaiting how many tasks may wait
   * @param newRejection creates the error for a task that finds no room
   */
  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly newRejection: () => Error,
  ) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.running < this.concurrency) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.maxWaiting) return Promise.reject(this.newRejection());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot to the next waiting task, so that a new task cannot overtake it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
