import { convertToScore } from './estimate.js';
import type { ApScore } from './cut-offs.js';
import type { Scale } from './scale.js';
import { findTypicalScore, type TypicalCutOffs, type TypicalScore } from './typical-cut-offs.js';

/** The total may vary by one part of this many on the day. Our own estimate. */
const PARTS = 20;

/** The same value in percent. */
export const ALLOWANCE_PERCENT = 100 / PARTS;

/** The scores for a slightly worse and a slightly better day. */
export function findLikelyRange({ whole, ...scale }: Scale, units: number): { low: ApScore; high: ApScore } {
  // The finer scale keeps the allowance a whole number.
  const finer = { ...scale, whole: whole * PARTS };
  return {
    low: convertToScore(finer, units * PARTS - whole),
    high: convertToScore(finer, units * PARTS + whole),
  };
}

/** The same by published cut-offs. A worse day is judged by the higher line, a better one by the lower. */
export function findTypicalRange(scale: Scale, units: number, typical: TypicalCutOffs): TypicalScore {
  const { whole } = scale;
  const finer = { ...scale, whole: whole * PARTS };
  return {
    low: findTypicalScore(finer, units * PARTS - whole, typical).low,
    high: findTypicalScore(finer, units * PARTS + whole, typical).high,
  };
}
