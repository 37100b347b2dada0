/** Runs work in the background, so many at once at most. */
export class Ahead {
  private readonly running = new Set<Promise<void>>();
  private failure: { error: unknown } | undefined;

  constructor(private readonly most: number) {}

  /** Resolves when the work was begun. @throws what an earlier work threw */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.running.size >= this.most) await Promise.race(this.running);
    this.throwFailure();
    const running = work()
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.running.delete(running));
    this.running.add(running);
  }

  /** Resolves when all work has ended. @throws what the first failed one threw */
  async all(): Promise<void> {
    await Promise.all(this.running);
    this.throwFailure();
  }

  private throwFailure(): void {
    if (this.failure !== undefined) throw this.failure.error;
  }
}
