import { TooLate } from '../../../patience.js';
import { HEARTBEAT_MS } from '../../limits.js';

/** The time of one render. */
export interface RenderClock {
  /** Rejects with `TooLate` when the render's time is over. */
  over: Promise<never>;
  /** Aborted at the same moment. */
  signal: AbortSignal;
  /** Marks a call to the services as under way. @returns to be called with whether they answered */
  call: () => (answered: boolean) => void;
  stop: () => void;
}

export interface RenderLimits {
  /** Milliseconds that the render itself may take. */
  ownMs: number;
  /** The same while it waits for the services. */
  servicesMs: number;
}

class Clock {
  /** Milliseconds since it began, or since the services got on with what it waits for. */
  spent = 0;
  /** Numbers of its calls under way. */
  readonly calls = new Set<number>();

  constructor(
    private readonly limits: RenderLimits,
    private readonly end: (limitMs: number) => void,
  ) {}

  add(milliseconds: number, servicesAnswer: boolean): void {
    this.spent += milliseconds;
    const waits = servicesAnswer && this.calls.size > 0;
    const limit = waits ? this.limits.servicesMs : this.limits.ownMs;
    if (this.spent >= limit) this.end(limit);
  }
}

/**
 * Counts the time of a worker's renders. Only time in which the thread was free counts: a render that waits for the
 * processor, or for other code in the thread, does not hang. While it waits for the services it has more time, from the
 * last answer on that they gave to it or to a call made before its own: after a start they serve one after the other.
 * Services that answer nothing for that long have no such credit until they answer again.
 */
export class RenderClocks {
  private readonly clocks = new Set<Clock>();
  /** Calls under way, by number: a smaller number was made before. */
  private readonly calls = new Map<number, Clock>();
  private lastCall = 0;
  /** Milliseconds of waiting for the services since they last answered anything. */
  private silentMs = 0;

  /** @param silenceMs how long the services may be silent and still be waited for */
  constructor(private readonly silenceMs: number) {}

  /** To be called at each heartbeat: a heartbeat that comes late counts no more than one in time. */
  tick(): void {
    if (this.calls.size > 0) this.silentMs += HEARTBEAT_MS;
    const servicesAnswer = this.silentMs < this.silenceMs;
    for (const clock of [...this.clocks]) clock.add(HEARTBEAT_MS, servicesAnswer);
  }

  start(limits: RenderLimits): RenderClock {
    const controller = new AbortController();
    let reject: (reason: TooLate) => void = () => undefined;
    const over = new Promise<never>((_resolve, fail) => (reject = fail));
    // Who has its result already waits no more.
    over.catch(() => undefined);
    const clock = new Clock(limits, (limitMs) => {
      this.stop(clock);
      reject(new TooLate(limitMs));
      controller.abort();
    });
    this.clocks.add(clock);
    return {
      over,
      signal: controller.signal,
      call: () => this.begin(clock),
      stop: () => this.stop(clock),
    };
  }

  private begin(clock: Clock): (answered: boolean) => void {
    const call = (this.lastCall += 1);
    this.calls.set(call, clock);
    clock.calls.add(call);
    return (answered) => {
      this.calls.delete(call);
      clock.calls.delete(call);
      if (answered) this.answered(call, clock);
    };
  }

  private answered(call: number, asker: Clock): void {
    this.silentMs = 0;
    asker.spent = 0;
    for (const clock of this.clocks) {
      if (clock.calls.size > 0 && Math.min(...clock.calls) > call) clock.spent = 0;
    }
  }

  private stop(clock: Clock): void {
    this.clocks.delete(clock);
    for (const call of clock.calls) this.calls.delete(call);
  }
}
