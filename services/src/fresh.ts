import type { Clock } from './tokens.js';

/** A value that is loaded again when it has become old; requests that come together share one load. */
export class Fresh<Value> {
  private held: { value: Value; until: number } | undefined;
  private loading: Promise<Value> | undefined;

  /**
   * @param load asks for the value; a failure is not kept
   * @param lifetime in milliseconds
   */
  constructor(
    private readonly load: () => Promise<Value>,
    private readonly lifetime: number,
    private readonly clock: Clock,
  ) {}

  get(): Promise<Value> {
    if (this.held !== undefined && this.clock() < this.held.until) return Promise.resolve(this.held.value);
    this.loading ??= this.reload();
    return this.loading;
  }

  /** Call after a change: the next `get` asks again, even when a load of the old state is under way. */
  forget(): void {
    this.held = undefined;
    this.loading = undefined;
  }

  private reload(): Promise<Value> {
    const started: Promise<Value> = this.load()
      .then((value) => {
        if (this.loading === started) this.held = { value, until: this.clock() + this.lifetime };
        return value;
      })
      .finally(() => {
        if (this.loading === started) this.loading = undefined;
      });
    return started;
  }
}
