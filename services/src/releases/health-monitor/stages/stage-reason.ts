import type { Stage } from '@mockingbird/registry';
import type { RollbackCandidate } from '../rollback/rollback-candidates.js';
import type { Tally } from '../rollback/rollback-policy.js';

/** @returns the text in the history for a canary that was raised automatically */
export function stageReason(
  {
    candidate: { remote, version, other },
    percent,
    stage: { stage, percents, nextPercent },
  }: { candidate: RollbackCandidate; percent: number; stage: Stage },
  { canary, live }: { canary: Tally; live: Tally },
): string {
  return [
    `Stage ${stage + 1} of ${percents.length} of the canary ${remote}@${version}: ${percent} -> ${nextPercent} %.`,
    `${canary.affected} of ${canary.seen} visitors had an error; of ${other} ${live.affected} of ${live.seen}.`,
  ].join(' ');
}
