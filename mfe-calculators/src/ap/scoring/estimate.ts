import { CUT_OFFS, type ApScore } from './cut-offs.js';
import type { Scale } from './scale.js';

/** A student's right multiple-choice answers, and the points of each free-response item in order. */
export interface ApInputs {
  mcq: number;
  frq: readonly number[];
}

/** The weighted total in units of the scale. A perfect exam has `scale.whole` units. */
export function countUnits(scale: Scale, { mcq, frq }: ApInputs): number {
  let units = mcq * scale.perMcq;
  for (let item = 0; item < frq.length; item += 1) units += (frq[item] ?? 0) * (scale.perPoint[item] ?? 0);
  return units;
}

/** The AP score of a weighted total. It compares whole numbers, so that cut-offs are exact. */
export function convertToScore({ whole }: Scale, units: number): ApScore {
  for (const { score, from } of CUT_OFFS) if (units * 100 >= from * whole) return score;
  return 1;
}

/** The AP score for a student's inputs (specification, section 9). */
export const estimateScore = (scale: Scale, inputs: ApInputs): ApScore =>
  convertToScore(scale, countUnits(scale, inputs));
