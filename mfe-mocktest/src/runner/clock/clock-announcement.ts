import { plural } from '../../page/pluralize.js';
import { ANNOUNCED_MINUTES } from '../../limits.js';

const MS_PER_MINUTE = 60_000;

/** @returns the last announced mark that the time left has passed, in minutes; undefined before the first */
export const passedMark = (ms: number): number | undefined =>
  [...ANNOUNCED_MINUTES].reverse().find((minutes) => ms <= minutes * MS_PER_MINUTE);

/**
 * What screen readers are told about the clock: the mark just passed, and nothing between the marks.
 * @param initial the mark that had been passed when the clock came into view: it is not announced again
 */
export function announcement(ms: number, initial: number | undefined): string {
  const mark = passedMark(ms);
  return mark === undefined || mark === initial ? '' : `${plural(mark, 'minute')} left`;
}
