import { availableParallelism, loadavg } from 'node:os';
import { alignedTable } from '../../../packages/tooling/src/markdown/aligned-table.mjs';
import type { Figures, Kind } from '../bystander/figures.js';
import type { Options } from '../options.js';
import { isNoisy, issuesOf, worstRatio, type AttackResult } from './result.js';
import type { Run } from './run-attacks.js';

const HEADINGS = [
  ...['attack', 'seconds', 'count', 'expected', 'unexpected', '5xx'],
  ...['list p50 / p99', 'page p50 / p99', 'render p50 / p99', 'worst p99 / quiet p50', 'result'],
];
/** Most issues of one attack that are printed. */
const LISTED_ISSUES = 20;

const milliseconds = ({ count, p50Ms, p99Ms }: Figures): string =>
  count === 0 ? '-' : `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}`;

const columnsOf = ({ list, page, render }: Record<Kind, Figures>) => [list, page, render].map(milliseconds);

/** Latencies are judged only where they are steady without an attack. */
const limitsOf = (options: Options, quiet: Run['quiet']) =>
  options.isSmall || isNoisy(quiet) ? undefined : quiet;

/** Without a hundred requests of one kind there is no ratio. */
const ratioText = (ratio: number): string => (ratio > 0 ? ratio.toFixed(1) : '-');

function rowOf(result: AttackResult, quiet: Run['quiet'], options: Options): string[] {
  const { name, seconds, tally, others } = result;
  return [
    ...[name, seconds.toFixed(1), String(tally.count), String(tally.expected)],
    ...[String(tally.unexpected.length), String(tally.serverErrors.length)],
    ...columnsOf(others),
    ratioText(worstRatio(result, quiet)),
    issuesOf(result, limitsOf(options, quiet)).length === 0 ? 'pass' : 'FAIL',
  ];
}

/** The run as text: conditions, table, issues, and the counts as the last line. */
export function reportText({ quiet, results }: Run, options: Options): { text: string; failed: number } {
  const limits = limitsOf(options, quiet);
  const failing = results.filter((result) => issuesOf(result, limits).length > 0);
  const issues = failing.flatMap((result) => {
    const all = issuesOf(result, limits);
    const listed = all.slice(0, LISTED_ISSUES).map((issue) => `${result.name}: ${issue}`);
    return all.length > LISTED_ISSUES
      ? [...listed, `${result.name}: ${all.length - LISTED_ISSUES} more`]
      : listed;
  });
  const quietRow = ['none (quiet)', '', '', '', '', '', ...columnsOf(quiet), '', ''];
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const text = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${load}, seed ${options.seed}; times in ms`,
    '',
    alignedTable([HEADINGS, quietRow, ...results.map((result) => rowOf(result, quiet, options))]),
    '',
    ...(isNoisy(quiet) ? ['Latencies are not judged: they vary as much without an attack.'] : []),
    ...issues,
    `${results.length - failing.length} passed, ${failing.length} failed`,
  ].join('\n');
  return { text, failed: failing.length };
}
