import type { Clock } from '../../common/injection-tokens.js';

export interface RevalidationTimes {
  /** Up to this age the value is returned without a reload, in milliseconds. */
  freshMs: number;
  /** Up to this age the value is returned immediately and reloaded in the background, in milliseconds. */
  staleMs: number;
  /** How long no reload starts after a failure, in milliseconds. */
  cooldownMs: number;
}

interface LoadedValue<Value> {
  value: Value;
  since: number;
}

/**
 * A cached value of another system. While a reload fails, the last value is returned, however old. Concurrent requests share
 * one load. After a failure no request waits until a load has succeeded.
 */
export class StaleWhileRevalidate<Value> {
  private current: LoadedValue<Value> | undefined;
  private failure: { error: unknown; at: number } | undefined;
  private loading: Promise<Value> | undefined;
  /** How often the value expired. A load that began before may have the earlier value. */
  private expirations = 0;
  /** `expirations` when the load began. */
  private loadingSince = 0;

  /** @param load must have its own timeout */
  constructor(
    private readonly load: () => Promise<Value>,
    private readonly times: RevalidationTimes,
    private readonly clock: Clock,
  ) {}

  /** The last loaded value, however old. */
  get latest(): Value | undefined {
    return this.current?.value;
  }

  /** Lets the next request wait for a new value. If that fails, the last value is returned. */
  expire(): void {
    this.expirations += 1;
    if (this.current) this.current = { ...this.current, since: Number.NEGATIVE_INFINITY };
    this.failure = undefined;
  }

  /** @throws the error of the load, if there was never a value */
  async get(): Promise<Value> {
    if (this.loading !== undefined && this.loadingSince !== this.expirations) {
      await this.loading.catch(() => undefined);
      return this.get();
    }
    const { current, failure } = this;
    const age = this.ageOf(current?.since);
    if (current !== undefined && age < this.times.freshMs) return current.value;
    if (failure !== undefined && this.ageOf(failure.at) < this.times.cooldownMs) {
      if (current === undefined) throw failure.error;
      return current.value;
    }
    this.loading ??= this.reload().finally(() => {
      this.loading = undefined;
    });
    const settled = this.loading.catch((error: unknown) => {
      if (current === undefined) throw error;
      return current.value;
    });
    if (current !== undefined && age < this.times.staleMs) return current.value;
    if (failure === undefined) return settled;
    // A system that hangs would delay one request after each pause, so the tries after a failure run in the background.
    settled.catch(() => undefined);
    if (current === undefined) throw failure.error;
    return current.value;
  }

  /** If the clock was set back, everything counts as old instead of fresh for hours. */
  private ageOf(moment: number | undefined): number {
    const age = this.clock() - (moment ?? Number.NEGATIVE_INFINITY);
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  private async reload(): Promise<Value> {
    const { expirations } = this;
    this.loadingSince = expirations;
    const hasExpired = () => this.expirations !== expirations;
    try {
      const value = await this.load();
      this.current = { value, since: hasExpired() ? Number.NEGATIVE_INFINITY : this.clock() };
      this.failure = undefined;
      return value;
    } catch (error) {
      if (!hasExpired()) this.failure = { error, at: this.clock() };
      throw error;
    }
  }
}
