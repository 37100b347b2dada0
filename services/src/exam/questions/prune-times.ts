import { DAY_MS } from '../../common/day.js';
import { FORMER_REVISION_BYTES, QUESTION_SET_GRACE_MS, REVISION_DAYS } from '../limits.js';
import type { Retention } from './choose-obsolete.js';

/**
 * @param now in milliseconds since 1970
 * @param most former revisions of a test that stay
 * @returns the time since which used revisions stay in any case, and the retention of the others
 */
export const pruneTimes = (now: number, most: number): [unusedSince: Date, retention: Retention] => [
  new Date(now - QUESTION_SET_GRACE_MS),
  { since: new Date(now - REVISION_DAYS * DAY_MS), most, bytes: FORMER_REVISION_BYTES },
];
