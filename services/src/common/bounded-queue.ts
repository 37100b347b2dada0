import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Runs a limited number of tasks at the same time and lets a limited number wait, first come, first served. Any further task
 * is rejected immediately, so that a flood costs neither memory nor the time of those who wait.
 */
export class BoundedQueue {
  private readonly limit: LimitFunction;

  /**
   * @param concurrency how many tasks run at the same time
   * @param maxWaiting how many tasks may wait
   * @param newRejection creates the error for a task that finds no room
   */
  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
    private readonly newRejection: () => Error,
  ) {
    this.limit = pLimit(concurrency);
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { activeCount, concurrency, pendingCount } = this.limit;
    if (activeCount >= concurrency && pendingCount >= this.maxWaiting) throw this.newRejection();
    return this.limit(work);
  }
}
