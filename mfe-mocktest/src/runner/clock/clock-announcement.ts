import { ANNOUNCED_MINUTES, SHORT_TEST_MINUTES } from '../../limits.js';
import { durationPhrase } from './duration-text.js';
import * as messages from '../../messages/runner/clock.js';

const MS_PER_MINUTE = 60_000;

/** Half of a short test in minutes; undefined in a longer one. @param total milliseconds */
const halfTimeOf = (total: number): number | undefined =>
  total < SHORT_TEST_MINUTES * MS_PER_MINUTE ? total / 2 / MS_PER_MINUTE : undefined;

/**
 * @param ms milliseconds left
 * @param total milliseconds of the test, or of its open section
 * @returns the last announced time that has passed, in minutes left; undefined before the first
 */
export function lastPassedMinutes(ms: number, total: number): number | undefined {
  const half = halfTimeOf(total);
  const announced = half === undefined ? ANNOUNCED_MINUTES : [...ANNOUNCED_MINUTES, half];
  return announced.toSorted((a, b) => a - b).find((minutes) => ms <= minutes * MS_PER_MINUTE);
}

/**
 * Announcement of the clock for screen readers.
 * @param total milliseconds of the test, or of its open section
 * @param initial the announced time that had passed when the clock appeared; it is not announced again
 * @returns empty while there is nothing new to announce
 */
export function describeRemainingTime(ms: number, total: number, initial: number | undefined): string {
  const minutes = lastPassedMinutes(ms, total);
  if (minutes === undefined || minutes === initial) return '';
  const left = messages.minutesLeft(durationPhrase(minutes));
  return minutes === halfTimeOf(total) ? messages.halfTime(left) : left;
}
