/**
 * Runs so many pieces of work at once and lets so many wait, first come first served. What comes on top is refused at
 * once, so that a flood costs neither memory nor the time of those who wait.
 */
export class HashQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param atOnce most that run
   * @param mostWaiting most that wait
   * @param refusal makes what is thrown when both are used up
   */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => Error,
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
    if (this.running < this.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.mostWaiting) return Promise.reject(this.refusal());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place over, so that nobody who comes just then gets ahead of those who wait. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
