import { issue, type HistoryEvent, type Issue, type QuestionRead, type QuestionWrite } from './events.js';
import { groupBy } from './group-by.js';

/** Every process of the services shows a publication of another one within this time, milliseconds (docs/failures.md). */
export const STALE_MS = 2_000;

/** What one test had at the start and at the end. */
export interface TestState {
  testId: string;
  first: number;
  last: number;
  /** Questions of a whole set. */
  count: number;
}

/**
 * The markers that were live, in order. Every upload names the one it is based on, so the last marker leads back to the
 * first one.
 * @returns undefined when it does not
 */
export function chainOf(writes: readonly QuestionWrite[], { first, last }: TestState): number[] | undefined {
  const byMarker = new Map(writes.map((write) => [write.marker, write]));
  const chain = [last];
  for (let marker = last; marker !== first;) {
    const write = byMarker.get(marker);
    if (write === undefined || write.basedOn >= marker) return undefined;
    marker = write.basedOn;
    chain.unshift(marker);
  }
  return chain;
}

/** Whether a process itself answers: an edge forwards to any of them. */
const isDirect = ({ target }: QuestionRead): boolean => target.startsWith('services');

const describe = ({ target, testId, markers, count, start }: QuestionRead): string =>
  `${testId} at ${target}, ${Math.round(start)} ms: ${count} questions of ${markers.join(', ') || 'no marker'}`;

function findLost(writes: readonly QuestionWrite[], chain: readonly number[]): Issue[] {
  return writes
    .filter(({ outcome, marker }) => outcome === 'ok' && !chain.includes(marker))
    .map(({ testId, marker, basedOn, target }) =>
      issue('lost', `${testId}: ${target} acknowledged ${marker} on ${basedOn}, and it is gone`),
    );
}

/** A refusal says that nothing was stored. */
function findRefused(writes: readonly QuestionWrite[], chain: readonly number[]): Issue[] {
  return writes
    .filter(({ outcome, marker }) => outcome === 'failed' && chain.includes(marker))
    .map(({ testId, marker, target, status }) =>
      issue('error', `${testId}: ${target} refused ${marker} with status ${status}, and it was stored`),
    );
}

function findStale(
  reads: readonly QuestionRead[],
  writes: readonly QuestionWrite[],
  position: (marker: number) => number,
): Issue[] {
  const acknowledged = writes.filter(({ outcome }) => outcome === 'ok');
  return reads.flatMap((read) => {
    const seen = position(read.markers[0] ?? Number.NaN);
    const missed = acknowledged.find(
      (write) =>
        position(write.marker) > seen &&
        // The process that publishes shows it immediately.
        read.start > write.end + (isDirect(read) && write.target === read.target ? 0 : STALE_MS),
    );
    return missed ? [issue('stale', `${describe(read)}, ${missed.marker} was published before`)] : [];
  });
}

/** A process never shows an older set to a read that began after another read had ended. */
function findBackward(reads: readonly QuestionRead[], position: (marker: number) => number): Issue[] {
  const issues: Issue[] = [];
  const ended = [...reads].sort((a, b) => a.end - b.end);
  let at = 0;
  let newest = -1;
  for (const read of [...reads].sort((a, b) => a.start - b.start)) {
    for (; (ended[at]?.end ?? Infinity) <= read.start; at += 1)
      newest = Math.max(newest, position(ended[at]?.markers[0] ?? Number.NaN));
    if (position(read.markers[0] ?? Number.NaN) < newest)
      issues.push(issue('stale', `${describe(read)}, and it had shown a newer set`));
  }
  return issues;
}

const groupByTarget = (reads: readonly QuestionRead[]): QuestionRead[][] => [
  ...groupBy(reads, ({ target }) => target).values(),
];

/** Compares all reads and uploads of one test. */
export function checkQuestions(history: readonly HistoryEvent[], state: TestState): Issue[] {
  const { testId, count, first, last } = state;
  const reads = history
    .filter((event) => event.kind === 'read')
    .filter((event) => event.testId === testId && event.outcome === 'ok');
  const writes = history.filter((event) => event.kind === 'write').filter((event) => event.testId === testId);
  const torn = reads.filter((read) => read.markers.length !== 1 || read.count !== count);
  const whole = reads.filter((read) => !torn.includes(read));
  const issues = torn.map((read) => issue('torn', describe(read)));
  const chain = chainOf(writes, state);
  if (chain === undefined)
    return [...issues, issue('lost', `${testId} ends with ${last}, which no upload leads to from ${first}`)];
  const places = new Map(chain.map((marker, place) => [marker, place]));
  const position = (marker: number) => places.get(marker) ?? -1;
  const stray = whole.filter(({ markers: [marker] }) => position(marker ?? Number.NaN) < 0);
  const known = whole.filter((read) => !stray.includes(read));
  return [
    ...issues,
    ...stray.map((read) => issue('lost', `${describe(read)}, which was visible and is gone`)),
    ...findLost(writes, chain),
    ...findRefused(writes, chain),
    ...findStale(known, writes, position),
    ...groupByTarget(known.filter(isDirect)).flatMap((group) => findBackward(group, position)),
  ];
}
