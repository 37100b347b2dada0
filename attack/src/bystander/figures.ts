/** Kinds of requests of the bystander. */
export const KINDS = ['list', 'page', 'render'] as const;
export type Kind = (typeof KINDS)[number];

/** What the bystander measured in one phase. */
export interface Phase {
  /** Durations of the responses, in milliseconds. */
  times: Record<Kind, number[]>;
  /** Responses that other clients must not get. */
  wrong: string[];
}

export interface Figures {
  count: number;
  p50Ms: number;
  p99Ms: number;
}

/** @param share 0.99 for the 99th percentile */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median and the 99th percentile of durations. */
export const figuresOf = (times: readonly number[]): Figures => ({
  count: times.length,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
});
