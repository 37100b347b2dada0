/** One axis of a figure. */
export interface Axis {
  name: string;
  from: number;
  to: number;
  /** Values with a label. */
  ticks: readonly number[];
}

/** Converts a value of an axis to a position between two ends of a drawing, in whole units: decimals make pages larger. */
export const createScale =
  ({ from, to }: Axis, first: number, last: number) =>
  (value: number): number =>
    Math.round(first + ((value - from) / (to - from)) * (last - first));
