interface Attempt<Value> {
  stamp: number;
  value: Promise<Value>;
}

/** One value in memory that is loaded again after a change; requests that come together share one load. */
export class Revised<Value> {
  private last: Attempt<Value> | undefined;

  /**
   * @param stamp of what the value is made from: another number after every change
   * @param load asks for the value; a failure is not kept
   */
  constructor(
    private readonly stamp: () => number | Promise<number>,
    private readonly load: () => Promise<Value>,
  ) {}

  async get(): Promise<Value> {
    const stamp = await this.stamp();
    if (this.last?.stamp === stamp) return this.last.value;
    const attempt = { stamp, value: this.load() };
    this.last = attempt;
    attempt.value.catch(() => {
      if (this.last === attempt) this.last = undefined;
    });
    return attempt.value;
  }
}
