import { countOf, groupBy, LEVELS } from './checks/counts.js';
import { fromTemplates } from './bank.js';
import type { Verification } from './verify.js';

type Cell = string | number;

/** A table with columns of even width, as the formatter writes it. */
function table(head: string[], rows: Cell[][]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = lineOf(widths.map((width) => '-'.repeat(width)));
  return [lineOf(all[0] ?? []), rule, ...all.slice(1).map(lineOf)].join('\n');
}

const percent = (share: number | undefined) =>
  share === undefined ? 'too few templates' : `${(100 * share).toFixed(1)} %`;

function countRows({ bank }: Verification): Cell[][] {
  const made = fromTemplates(bank);
  return bank.topics.map((topic) => {
    const entries = made.filter(({ source }) => source === topic);
    const templates = groupBy(entries, ({ template }) => template ?? '').size;
    return [topic, templates, ...LEVELS.map((level) => countOf(entries, level)), entries.length];
  });
}

/** One row for each exam: its tests, and how many of its questions a solver checks, name a source, or do neither. */
function examRows({ bank }: Verification): Cell[][] {
  const exams = bank.entries.filter(({ source }) => !bank.topics.includes(source));
  return [...groupBy(exams, ({ source }) => source)].map(([exam, entries]) => {
    const solved = entries.filter(({ template }) => template !== undefined).length;
    const sourced = entries.filter(({ template, question }) => !template && question.source).length;
    const tests = new Set(entries.map(({ test }) => test)).size;
    return [exam, tests, entries.length, solved, sourced, entries.length - solved - sourced];
  });
}

function biasRows({ bias }: Verification): Cell[][] {
  return bias.map(({ name, figures }) => [
    name,
    figures.questions,
    figures.positions.join(' / '),
    figures.positionChi.toFixed(2),
    figures.ranks.join(' / '),
    figures.rankChi.toFixed(2),
    `${figures.longest.right} of ${figures.longest.questions}`,
    figures.longest.deviations.toFixed(2),
  ]);
}

/** The figures as Markdown. */
export function reportOf(result: Verification): string {
  const made = fromTemplates(result.bank);
  const written = result.bank.entries.length - made.length;
  const guessing = result.bias[0]?.guessing;
  return `# Question bank

This page is written by \`npm run content:check -- --report\`. It holds figures only.

${table(
  ['figure', 'value'],
  [
    ['questions made from templates', made.length],
    ['checked by a solver', result.solved],
    ['wrong keys', result.wrongKeys.length],
    ['hand-written questions', written],
    ['equalities evaluated in explanations', result.equalities.checked],
    ['equations with letters, not evaluated', result.equalities.skipped],
    ['near-duplicates in the whole bank', result.duplicates.length],
    ['a guesser without knowledge scores', percent(guessing?.byLooks)],
    ['the same, when it also compares the options', percent(guessing?.byLooksAndKinship)],
    ['issues', result.issues.length],
  ],
)}

## Topics made from templates

${table(['topic', 'templates', ...LEVELS, 'questions'], countRows(result))}

## Exams

A solver checks the key of a question made from a template. The others are written by hand, and some of them name a source. How they
were read again is in [full papers](reviews/full-papers.md) and the [blind sample](reviews/blind-sample.md).

${table(['exam', 'tests', 'questions', 'solved', 'written, with a source', 'written, without'], examRows(result))}

The facts behind the exams, with their oldest date, are in [facts](content-facts.md).

## Bias of the right option

Positions and ranks are counts from the first on. The limit of chi-squared is 11.35 for four options, 13.28 for five. The
longest option may be right two standard deviations more or less often than by chance. The limits hold for the first three
rows.

${table(
  ['questions', 'count', 'position', 'chi-squared', 'rank', 'chi-squared', 'longest is right', 'deviations'],
  biasRows(result),
)}

## Planted faults

Each run makes sound questions wrong and counts how many of them a check finds. A swap in a stem that leaves the answer as it
is, such as that of two discounts in a row, is no fault: the solver finds the same key. It is passed over, and another swap is
planted. A swap in an explanation takes one side of an equality and a number outside it, so that the equality is false.

${table(
  ['kind', 'planted', 'found', 'passed over'],
  result.mutations.map(({ name, planted, found, passedOver }) => [name, planted, found, passedOver]),
)}
`;
}
