export type Area = 'page' | 'bytes' | 'nav' | 'edge' | 'api' | 'upload' | 'growth' | 'lighthouse';

/** What a figure must reach: the figure itself, or its ratio to the baseline. */
export interface Bar {
  of: 'value' | 'ratio';
  atMost?: number;
  atLeast?: number;
}

/** One measured figure, what it is compared with, and what it must reach. */
export interface Figure {
  area: Area;
  name: string;
  value: number;
  /** Empty for counts. */
  unit: string;
  /** Measured in the same run. */
  baseline?: { name: string; value: number };
  bar?: Bar;
}

/** Value over baseline; undefined without one. */
export const ratioOf = ({ value, baseline }: Figure): number | undefined =>
  baseline === undefined || baseline.value === 0 ? undefined : value / baseline.value;

/** @returns whether the bar is reached; undefined for a figure that has none */
export function passes(figure: Figure): boolean | undefined {
  const { bar } = figure;
  if (!bar) return undefined;
  const measured = bar.of === 'value' ? figure.value : ratioOf(figure);
  if (measured === undefined) return false;
  return measured <= (bar.atMost ?? Infinity) && measured >= (bar.atLeast ?? -Infinity);
}
