export type Area =
  | 'page'
  | 'bytes'
  | 'nav'
  | 'hall'
  | 'peer'
  | 'edge'
  | 'traces'
  | 'api'
  | 'upload'
  | 'bank'
  | 'growth'
  | 'soak'
  | 'lighthouse';

/** The budget of a figure: for its value, or for its ratio to the baseline. */
export interface Budget {
  of: 'value' | 'ratio';
  atMost?: number;
  atLeast?: number;
}

/** One measured figure with its baseline and its budget. */
export interface Figure {
  area: Area;
  name: string;
  value: number;
  /** Empty for counts. */
  unit: string;
  /** Measured in the same run. */
  baseline?: { name: string; value: number };
  budget?: Budget;
}

/** Value divided by baseline; undefined without one. */
export const ratioOf = ({ value, baseline }: Figure): number | undefined =>
  baseline === undefined || baseline.value === 0 ? undefined : value / baseline.value;

/** @returns whether the figure is within its budget; undefined without one */
export function passes(figure: Figure): boolean | undefined {
  const { budget } = figure;
  if (!budget) return undefined;
  const measured = budget.of === 'value' ? figure.value : ratioOf(figure);
  if (measured === undefined) return false;
  return measured <= (budget.atMost ?? Infinity) && measured >= (budget.atLeast ?? -Infinity);
}
