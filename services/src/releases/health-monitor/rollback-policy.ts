import { WATCH_FACTOR, WATCH_FLOOR, WATCH_SEEN, WATCH_TROUBLED } from './limits.js';

/** Distinct visitors of one version: all that told of it, and those of them to whom something bad happened. */
export interface Tally {
  seen: number;
  troubled: number;
}

/** What is watched: a canary beside the live version, or a live version after the one before it. */
export type Watched = 'canary' | 'promotion';

/**
 * The share of visitors in trouble that the other version is taken to have. One visitor in trouble is forgiven, and a
 * handful is no sample: else who forges one report about the good version would keep a bad one live. Tabs that stayed on
 * the version before tell only what goes wrong, so its visitors are taken to be as many as those of the new one.
 */
function otherRate(other: Tally, candidate: Tally, watched: Watched): number {
  const told = watched === 'promotion' ? Math.max(other.seen, candidate.seen) : other.seen;
  return Math.max(0, other.troubled - 1) / Math.max(told, WATCH_SEEN);
}

/**
 * Whether a version hurts its visitors so much more than the other one that it must go. Visitors count once, so that
 * one of them changes nothing alone, however much it tells.
 */
export function isWorse(candidate: Tally, other: Tally, watched: Watched): boolean {
  if (candidate.seen < WATCH_SEEN || candidate.troubled < WATCH_TROUBLED) return false;
  const allowed = WATCH_FACTOR * Math.max(otherRate(other, candidate, watched), WATCH_FLOOR);
  return candidate.troubled / candidate.seen >= allowed;
}
