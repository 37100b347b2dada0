import { availableParallelism, loadavg } from 'node:os';
import { alignedTable } from '../../../packages/tooling/src/markdown/aligned-table.mjs';
import { KINDS, type Figures } from '../bystander/figures.js';
import type { Options } from '../options.js';
import { issuesOf, judgedKinds, noisyKinds, worstRatio, type AttackResult } from './result.js';

const HEADINGS = [
  ...['attack', 'seconds', 'count', 'expected', 'unexpected', '5xx'],
  ...['list', 'page', 'render', 'worst p99 / quiet p50', 'result'],
];
/** Most issues of one attack that are printed. */
const LISTED_ISSUES = 20;

/** The quiet median, then median and 99th percentile during the attack. */
const milliseconds = (quiet: Figures, { count, p50Ms, p99Ms }: Figures): string =>
  count === 0 ? '-' : [quiet.p50Ms, p50Ms, p99Ms].map((figure) => figure.toFixed(1)).join(' / ');

/** Without a hundred requests of one kind there is no ratio. */
const ratioText = (ratio: number): string => (ratio > 0 ? ratio.toFixed(1) : '-');

function verdictOf(result: AttackResult, isTimed: boolean): string {
  if (issuesOf(result, isTimed).length > 0) return 'FAIL';
  return isTimed && judgedKinds(result).length === 0 ? 'not timed' : 'pass';
}

function rowOf(result: AttackResult, { isSmall }: Options): string[] {
  const { name, seconds, tally, quiet, others } = result;
  return [
    ...[name, seconds.toFixed(1), String(tally.count), String(tally.expected)],
    ...[String(tally.unexpected.length), String(tally.serverErrors.length)],
    ...KINDS.map((kind) => milliseconds(quiet[kind], others[kind])),
    ratioText(worstRatio(result)),
    verdictOf(result, !isSmall),
  ];
}

/** The run as text: conditions, table, issues, and the counts as the last line. */
export function reportText(
  results: readonly AttackResult[],
  options: Options,
): { text: string; failed: number } {
  const isTimed = !options.isSmall;
  const failing = results.filter((result) => issuesOf(result, isTimed).length > 0);
  const issues = failing.flatMap((result) => {
    const all = issuesOf(result, isTimed);
    const listed = all.slice(0, LISTED_ISSUES).map((issue) => `${result.name}: ${issue}`);
    return all.length > LISTED_ISSUES
      ? [...listed, `${result.name}: ${all.length - LISTED_ISSUES} more`]
      : listed;
  });
  const noisy = results.flatMap((result) => noisyKinds(result).map((kind) => `${result.name} (${kind})`));
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const text = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${load}, seed ${options.seed}; times in ms: quiet p50 / p50 / p99`,
    '',
    alignedTable([HEADINGS, ...results.map((result) => rowOf(result, options))]),
    '',
    ...(isTimed && noisy.length > 0
      ? [`Latencies are not judged, because they varied as much before the attack: ${noisy.join(', ')}.`]
      : []),
    ...issues,
    `${results.length - failing.length} passed, ${failing.length} failed`,
  ].join('\n');
  return { text, failed: failing.length };
}
