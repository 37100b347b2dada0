import { MONITOR_FACTOR, MONITOR_BASE_RATE, MONITOR_WINDOW_MS } from '../limits.js';
import type { RollbackCandidate } from './rollback-candidates.js';
import type { VersionTally } from './rollback-policy.js';

const PERCENT = 100;
const MINUTE_MS = 60_000;

const formatRate = ({ seen, affected }: VersionTally) =>
  seen === 0 ? '' : ` (${((PERCENT * affected) / seen).toFixed(1)} %)`;

/** @returns the error kinds, the most frequent first: `render 5, load 1` */
const formatKinds = ({ kinds }: VersionTally) =>
  Object.entries(kinds)
    .filter(([kind]) => kind !== 'mounted')
    .sort(([, left], [, right]) => right - left)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

/** @returns the text in the history for a version that was rolled back automatically */
export function rollbackReason(
  { remote, monitoredAs }: Pick<RollbackCandidate, 'remote' | 'monitoredAs'>,
  { candidate, other }: { candidate: VersionTally; other: VersionTally },
): string {
  const minutes = MONITOR_WINDOW_MS / MINUTE_MS;
  const what = monitoredAs === 'canary' ? 'canary' : 'new version';
  return [
    `The ${what} ${remote}@${candidate.version} was taken back: ${candidate.affected} of ${candidate.seen} visitors`,
    `in trouble${formatRate(candidate)} within ${minutes} minutes (${formatKinds(candidate)});`,
    `of ${other.version} ${other.affected} of ${other.seen}${formatRate(other)}.`,
    `The limit is ${MONITOR_FACTOR} times as many as there, ${MONITOR_FACTOR * MONITOR_BASE_RATE * PERCENT} % at least.`,
  ].join(' ');
}
