import { alignedTable } from '../../../packages/tooling/src/markdown/aligned-table.mjs';
import { passes, ratioOf, type Budget, type Figure } from './figure.js';

const HEADINGS = ['area', 'figure', 'measured', 'baseline', 'ratio', 'budget', 'result'] as const;

const LARGE = 100;
const MIDDLE = 10;
const TINY = 0.1;

/** Enough digits to compare, and no meaningless ones. */
function number(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  if (value >= LARGE) return Math.round(value).toLocaleString('en-US');
  if (value >= MIDDLE) return value.toFixed(1);
  return value.toFixed(value < TINY ? 3 : 2);
}

const amount = (value: number, unit: string) => (unit === '' ? number(value) : `${number(value)} ${unit}`);

function budgetText({ of, atMost, atLeast }: Budget, unit: string): string {
  const limit = (value: number) => (of === 'ratio' ? `${value} x` : amount(value, unit));
  return [
    ...(atMost === undefined ? [] : [`<= ${limit(atMost)}`]),
    ...(atLeast === undefined ? [] : [`>= ${limit(atLeast)}`]),
  ].join(', ');
}

const RESULTS = new Map([
  [true, 'pass'],
  [false, 'FAIL'],
]);

function cells(figure: Figure): string[] {
  const { area, name, value, unit, baseline, budget } = figure;
  const ratio = ratioOf(figure);
  const reached = passes(figure);
  return [
    area,
    name,
    amount(value, unit),
    baseline ? `${amount(baseline.value, unit)} (${baseline.name})` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    budget ? budgetText(budget, unit) : '',
    reached === undefined ? '' : (RESULTS.get(reached) ?? ''),
  ];
}

/** The figures as a Markdown table with aligned columns for terminals. */
export const table = (figures: readonly Figure[]): string =>
  alignedTable([[...HEADINGS], ...figures.map(cells)]);
