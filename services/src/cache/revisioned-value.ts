interface Attempt<Value> {
  version: number;
  value: Promise<Value>;
}

/** One value in memory that is loaded again after its data changed. Concurrent requests share one load. */
export class RevisionedValue<Value> {
  private last: Attempt<Value> | undefined;

  /**
   * @param currentVersion of the data behind the value: a different number after every change
   * @param load loads the value; a failure is not stored
   */
  constructor(
    private readonly currentVersion: () => number | Promise<number>,
    private readonly load: () => Promise<Value>,
  ) {}

  async get(): Promise<Value> {
    const version = await this.currentVersion();
    if (this.last?.version === version) return this.last.value;
    const attempt = { version, value: this.load() };
    this.last = attempt;
    attempt.value.catch(() => {
      if (this.last === attempt) this.last = undefined;
    });
    return attempt.value;
  }
}
