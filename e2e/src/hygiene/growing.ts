import type { Holdings } from './holdings.js';

/** A kind of resource that the page never gave back. */
export interface Growth {
  kind: keyof Holdings;
  /** One for each measurement. */
  values: number[];
}

// Its keys are those of the type, because it was created as one.
export const kindsOf = (holdings: Holdings) => Object.keys(holdings) as (keyof Holdings)[];

/**
 * The kinds that grow with each round: the least of the later measurements is more than the most of the earlier ones.
 * Two single measurements prove nothing. On a busy machine Chromium's count of nodes may differ by some thirty between
 * two rounds, with the same document and no detached node.
 */
export function growing(measured: readonly Holdings[]): Growth[] {
  const [first] = measured;
  if (!first) throw new Error('nothing was measured');
  const half = measured.length / 2;
  return kindsOf(first)
    .map((kind) => ({ kind, values: measured.map((holdings) => holdings[kind]) }))
    .filter(({ values }) => Math.min(...values.slice(half)) > Math.max(...values.slice(0, half)));
}
