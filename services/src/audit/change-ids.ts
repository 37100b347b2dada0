import { randomBytes } from 'node:crypto';

const TIME_DIGITS = 12;
const COUNTER_DIGITS = 4;
const COUNTERS = 0x10000;
const RANDOM_BYTES = 8;

const timeOf = (id: string): number => Number.parseInt(id.slice(0, TIME_DIGITS), 16);

const TIME_LIMIT = 16 ** TIME_DIGITS - 1;

/** @param time in milliseconds since 1970 @returns text that is not after any id of this time */
export const firstIdAt = (time: number): string =>
  Math.min(Math.max(time, 0), TIME_LIMIT).toString(16).padStart(TIME_DIGITS, '0');

/**
 * Creates ids of 32 hexadecimal digits that sort by time: milliseconds since 1970, a counter, random digits. Ids of one process
 * always increase, even if its clock is set back.
 */
export class ChangeIds {
  private last = 0;
  private counter = 0;

  /**
   * @param now in milliseconds since 1970
   * @param after an id that the new one must follow. It may come from a process whose clock is ahead.
   */
  next(now: number, after?: string): string {
    const id = this.create(now);
    return after === undefined || id > after ? id : this.create(timeOf(after) + 1);
  }

  private create(now: number): string {
    if (now > this.last) {
      this.last = now;
      this.counter = 0;
    } else {
      this.counter += 1;
      if (this.counter === COUNTERS) {
        this.last += 1;
        this.counter = 0;
      }
    }
    const time = this.last.toString(16).padStart(TIME_DIGITS, '0');
    const counter = this.counter.toString(16).padStart(COUNTER_DIGITS, '0');
    return time + counter + randomBytes(RANDOM_BYTES).toString('hex');
  }
}
