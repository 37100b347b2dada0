import type { Slower } from '@mockingbird/contracts';
import type { RollbackCandidate } from '../health-monitor/rollback/rollback-candidates.js';

/** @returns the text in the history for a version that was rolled back because it is slower */
export function slowerReason(
  { remote, version, monitoredAs }: Pick<RollbackCandidate, 'remote' | 'version' | 'monitoredAs'>,
  { measure, p75, than, otherP75, percent }: Slower,
  allowedPercent: number,
): string {
  const what = monitoredAs === 'canary' ? 'canary' : 'new version';
  return [
    `The ${what} ${remote}@${version} was rolled back because it is slower than ${than}.`,
    `The 75th percentile of ${measure} is ${Math.round(p75)} ms; of ${than} it is ${Math.round(otherP75)} ms.`,
    `That is ${Math.round(percent)} % more. The limit is ${allowedPercent} %.`,
  ].join(' ');
}
