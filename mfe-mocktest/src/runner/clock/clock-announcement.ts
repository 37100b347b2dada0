import { pluralize } from '@mockingbird/remote-kit';
import { ANNOUNCED_MINUTES } from '../../limits.js';

const MS_PER_MINUTE = 60_000;

/** @returns the last announced time that has passed, in minutes left; undefined before the first */
export const lastPassedMinutes = (ms: number): number | undefined =>
  [...ANNOUNCED_MINUTES].reverse().find((minutes) => ms <= minutes * MS_PER_MINUTE);

/**
 * Announcement of the clock for screen readers.
 * @param initial the announced time that had passed when the clock appeared; it is not announced again
 * @returns empty while there is nothing new to announce
 */
export function describeRemainingTime(ms: number, initial: number | undefined): string {
  const minutes = lastPassedMinutes(ms);
  return minutes === undefined || minutes === initial ? '' : `${pluralize(minutes, 'minute')} left`;
}
