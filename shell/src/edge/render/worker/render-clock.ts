import { TimeoutError } from '../../../shared/timeout.js';
import { HEARTBEAT_MS } from '../../limits.js';

/** The time limit of one render. */
export interface RenderClock {
  /** Rejects with `TimeoutError` at the limit. */
  expired: Promise<never>;
  /** Aborted at the limit. */
  signal: AbortSignal;
  /** Records the start of a call to the services. @returns a function that ends it: was the call answered? */
  startCall: () => (answered: boolean) => void;
  stop: () => void;
}

export interface RenderLimits {
  /** Milliseconds for the render itself. */
  ownMs: number;
  /** Milliseconds while the render waits for the services. */
  servicesMs: number;
}

class Clock {
  /** Milliseconds since the start, or since the services made progress on what the render waits for. */
  elapsedMs = 0;
  /** Ids of the render's open calls. */
  readonly calls = new Set<number>();

  constructor(
    private readonly limits: RenderLimits,
    private readonly onExpired: (limitMs: number) => void,
  ) {}

  add(milliseconds: number, servicesRespond: boolean): void {
    this.elapsedMs += milliseconds;
    const waitsForServices = servicesRespond && this.calls.size > 0;
    const limitMs = waitsForServices ? this.limits.servicesMs : this.limits.ownMs;
    if (this.elapsedMs >= limitMs) this.onExpired(limitMs);
  }
}

/**
 * Counts the time of a worker's renders. Time counts only while the thread is free: a render that waits for the
 * processor or for other code in the thread does not hang. A render that waits for the services gets more time. It
 * restarts with each answer to the render's own call or to an earlier call, because services answer one call after the
 * other after a start. If the services answer nothing for that long, the extra time ends until they answer again.
 */
export class RenderClocks {
  private readonly clocks = new Set<Clock>();
  /** Open calls by id. Ids increase with time. */
  private readonly calls = new Map<number, Clock>();
  private lastCall = 0;
  /** Milliseconds of waiting since the last answer of the services. */
  private unansweredMs = 0;

  /** @param unansweredLimitMs how long renders wait for services that answer nothing */
  constructor(private readonly unansweredLimitMs: number) {}

  /** Call at each heartbeat. A late heartbeat counts no more than a punctual one. */
  tick(): void {
    if (this.calls.size > 0) this.unansweredMs += HEARTBEAT_MS;
    const servicesRespond = this.unansweredMs < this.unansweredLimitMs;
    for (const clock of [...this.clocks]) clock.add(HEARTBEAT_MS, servicesRespond);
  }

  start(limits: RenderLimits): RenderClock {
    const controller = new AbortController();
    let reject: (reason: TimeoutError) => void = () => undefined;
    const expired = new Promise<never>((_resolve, rejectPromise) => (reject = rejectPromise));
    // A finished render does not wait for this promise, so its rejection must not be unhandled.
    expired.catch(() => undefined);
    const clock = new Clock(limits, (limitMs) => {
      this.stop(clock);
      reject(new TimeoutError(limitMs));
      controller.abort();
    });
    this.clocks.add(clock);
    return {
      expired,
      signal: controller.signal,
      startCall: () => this.startCall(clock),
      stop: () => this.stop(clock),
    };
  }

  private startCall(clock: Clock): (answered: boolean) => void {
    const call = (this.lastCall += 1);
    this.calls.set(call, clock);
    clock.calls.add(call);
    return (answered) => {
      this.calls.delete(call);
      clock.calls.delete(call);
      if (answered) this.recordAnswer(call, clock);
    };
  }

  private recordAnswer(call: number, caller: Clock): void {
    this.unansweredMs = 0;
    caller.elapsedMs = 0;
    for (const clock of this.clocks) {
      if (clock.calls.size > 0 && Math.min(...clock.calls) > call) clock.elapsedMs = 0;
    }
  }

  private stop(clock: Clock): void {
    this.clocks.delete(clock);
    for (const call of clock.calls) this.calls.delete(call);
  }
}
