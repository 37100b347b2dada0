import { MONITOR_FACTOR, MONITOR_BASE_RATE, MONITOR_MIN_VISITORS, MONITOR_MIN_AFFECTED } from '../limits.js';

/** Distinct visitors of one version: all who reported events, and those with an error (`affected`). */
export interface Tally {
  seen: number;
  affected: number;
}

/** Visitors of a version, in total and by kind of event. */
export interface VersionTally extends Tally {
  version: string;
  kinds: Record<string, number>;
}

/** Why a version is monitored: as a canary beside the live version, or after its promotion. */
export type MonitoredChange = 'canary' | 'promotion';

/**
 * Estimates the error rate of the other version. One affected visitor is ignored, and a minimum number of visitors is assumed.
 * Otherwise one forged report about the good version would keep a bad one live. After a promotion, tabs with the previous version
 * report only errors, so that version is assumed to have at least as many visitors as the new one.
 */
function estimateOtherRate(other: Tally, candidate: Tally, monitoredAs: MonitoredChange): number {
  const visitors = monitoredAs === 'promotion' ? Math.max(other.seen, candidate.seen) : other.seen;
  return Math.max(0, other.affected - 1) / Math.max(visitors, MONITOR_MIN_VISITORS);
}

/** The error rate from which on a version is rolled back. */
const rateLimit = (other: Tally, candidate: Tally, monitoredAs: MonitoredChange): number =>
  MONITOR_FACTOR * Math.max(estimateOtherRate(other, candidate, monitoredAs), MONITOR_BASE_RATE);

/**
 * Whether the error rate of a version is so much higher than that of the other one that it must be rolled back. Each visitor
 * counts once, so that many reports of one visitor change nothing.
 */
export function shouldRollBack(candidate: Tally, other: Tally, monitoredAs: MonitoredChange): boolean {
  if (candidate.seen < MONITOR_MIN_VISITORS || candidate.affected < MONITOR_MIN_AFFECTED) return false;
  return candidate.affected / candidate.seen >= rateLimit(other, candidate, monitoredAs);
}

/**
 * Whether a canary must not grow. This is stricter than a rollback: fewer affected visitors suffice, because waiting does no harm. One
 * affected visitor is ignored, so that one forged report does not hold a canary up.
 */
export const hasTooManyErrors = (canary: Tally, live: Tally): boolean =>
  Math.max(0, canary.affected - 1) / Math.max(canary.seen, 1) >= rateLimit(live, canary, 'canary');
