import type { CanaryStage } from '@mockingbird/contracts';
import { hasTooManyErrors, type Tally } from '../rollback/rollback-policy.js';
import { MONITOR_MIN_VISITORS } from '../limits.js';

/** What is known about a canary and the live version. */
export interface StageFacts {
  canary: Tally;
  live: Tally;
  isSlower: boolean;
  isFrozen: boolean;
}

/**
 * Decides whether a canary whose time has come may grow.
 * @returns why it has to wait; undefined when it may grow
 */
export function findObstacle({ canary, live, isSlower, isFrozen }: StageFacts): CanaryStage['waitsFor'] {
  if (isFrozen) return 'freeze';
  if (canary.seen < MONITOR_MIN_VISITORS) return 'visitors';
  if (hasTooManyErrors(canary, live)) return 'errors';
  return isSlower ? 'speed' : undefined;
}
