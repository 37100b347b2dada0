import type { Clock } from '../../common/injection-tokens.js';

export interface StandbyTimes {
  /** Up to this age a value is given without a question, in milliseconds. */
  freshMs: number;
  /** Up to this age it is given at once and asked for again behind, in milliseconds. */
  behindMs: number;
  /** For so long nothing is asked after a failure, in milliseconds. */
  restMs: number;
}

interface Held<Value> {
  value: Value;
  since: number;
}

/**
 * A value from elsewhere that stands in for its next version: while that cannot be had, the last one is given, however
 * old. Requests that come together share one load.
 */
export class Standby<Value> {
  private held: Held<Value> | undefined;
  private failure: { error: unknown; at: number } | undefined;
  private loading: Promise<Value> | undefined;

  /** @param load must end by itself, in the end */
  constructor(
    private readonly load: () => Promise<Value>,
    private readonly times: StandbyTimes,
    private readonly clock: Clock,
  ) {}

  /** @throws what the load threw, while there has never been a value */
  async get(): Promise<Value> {
    const { held, failure } = this;
    const age = this.since(held?.since);
    if (held !== undefined && age < this.times.freshMs) return held.value;
    if (failure !== undefined && this.since(failure.at) < this.times.restMs) {
      if (held === undefined) throw failure.error;
      return held.value;
    }
    this.loading ??= this.reload().finally(() => {
      this.loading = undefined;
    });
    if (held === undefined) return this.loading;
    const settled = this.loading.catch(() => held.value);
    return age < this.times.behindMs ? held.value : settled;
  }

  /** A clock that was set back makes everything old instead of new for hours. */
  private since(moment: number | undefined): number {
    const age = this.clock() - (moment ?? Number.NEGATIVE_INFINITY);
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  private async reload(): Promise<Value> {
    try {
      const value = await this.load();
      this.held = { value, since: this.clock() };
      this.failure = undefined;
      return value;
    } catch (error) {
      this.failure = { error, at: this.clock() };
      throw error;
    }
  }
}
