import { CLOCK_WINDOW_MS } from './protocol.js';

/** The date format that servers send (RFC 9110, section 5.6.7); `Date.parse` alone accepts almost anything. */
const HTTP_DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** With a smaller difference the clock was not the reason, so a second request would be rejected too. */
const SIGN_AGAIN_FROM_MS = CLOCK_WINDOW_MS / 2;

/**
 * How far the server's clock is ahead of the local one.
 * @param dateHeader the `Date` header of any response, exact to the second
 * @param localNow the local clock when the response arrived, in milliseconds since 1970
 * @returns milliseconds to add to the local clock, or undefined when the header is missing or not a date
 */
export function clockOffset(dateHeader: string | null | undefined, localNow: number): number | undefined {
  if (dateHeader === null || dateHeader === undefined || !HTTP_DATE.test(dateHeader)) {
    return undefined;
  }
  const offset = Date.parse(dateHeader) - localNow;
  return Number.isNaN(offset) ? undefined : offset;
}

/** The server's time as this client knows it: the local clock until a rejection corrects it. */
export class ServerClock {
  private offset = 0;

  /** @param localNow the local clock, in milliseconds since 1970 */
  constructor(private readonly localNow: () => number = Date.now) {}

  /** @returns milliseconds since 1970 */
  now(): number {
    return this.localNow() + this.offset;
  }

  /**
   * Updates the offset from a 401.
   * @param dateHeader its `Date` header
   * @param signedAt the rejected timestamp, in milliseconds since 1970
   * @returns whether the timestamp may have been the reason, so that a second request with `now()` can succeed
   */
  learn(dateHeader: string | null | undefined, signedAt: number): boolean {
    const localNow = this.localNow();
    const offset = clockOffset(dateHeader, localNow);
    if (offset === undefined) return false;
    const signedTooFarOff = Math.abs(localNow + offset - signedAt) >= SIGN_AGAIN_FROM_MS;
    if (signedTooFarOff) this.offset = offset;
    return signedTooFarOff;
  }
}
