import { WATCH_FACTOR, WATCH_FLOOR, WATCH_WINDOW_MS } from './limits.js';
import type { Candidate } from './rollback-candidates.js';
import type { VersionTally } from './version-events.repository.js';

const PERCENT = 100;
const MINUTE_MS = 60_000;

const share = ({ seen, troubled }: VersionTally) =>
  seen === 0 ? '' : ` (${((PERCENT * troubled) / seen).toFixed(1)} %)`;

/** What befell the visitors, the most frequent first: `render 5, load 1`. */
const kindsOf = ({ kinds }: VersionTally) =>
  Object.entries(kinds)
    .filter(([kind]) => kind !== 'mounted')
    .sort(([, left], [, right]) => right - left)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

/** The sentences that the history shows for a version that was taken back. */
export function whyOf(
  { remote, watched }: Pick<Candidate, 'remote' | 'watched'>,
  { candidate, other }: { candidate: VersionTally; other: VersionTally },
): string {
  const minutes = WATCH_WINDOW_MS / MINUTE_MS;
  const what = watched === 'canary' ? 'canary' : 'new version';
  return [
    `The ${what} ${remote}@${candidate.version} was taken back: ${candidate.troubled} of ${candidate.seen} visitors`,
    `in trouble${share(candidate)} within ${minutes} minutes (${kindsOf(candidate)});`,
    `of ${other.version} ${other.troubled} of ${other.seen}${share(other)}.`,
    `The limit is ${WATCH_FACTOR} times as many as there, ${WATCH_FACTOR * WATCH_FLOOR * PERCENT} % at least.`,
  ].join(' ');
}
