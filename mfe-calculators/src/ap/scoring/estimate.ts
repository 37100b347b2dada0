import { CUT_OFFS, type ApScore } from './cut-offs.js';
import type { Scale } from './scale.js';

/** What a student got: right multiple-choice answers, and points of each free-response item in order. */
export interface ApInputs {
  mcq: number;
  frq: readonly number[];
}

/** The weighted total in units of the scale; `scale.whole` is a perfect exam. */
export function unitsOf(scale: Scale, { mcq, frq }: ApInputs): number {
  let units = mcq * scale.perMcq;
  for (let item = 0; item < frq.length; item += 1) units += (frq[item] ?? 0) * (scale.perPoint[item] ?? 0);
  return units;
}

/** The AP score of a weighted total: whole numbers against whole numbers, so that a cut-off is met exactly or missed. */
export function scoreOf({ whole }: Scale, units: number): ApScore {
  for (const { score, from } of CUT_OFFS) if (units * 100 >= from * whole) return score;
  return 1;
}

/** The AP score of a student's inputs (specification, section 9). */
export const estimate = (scale: Scale, inputs: ApInputs): ApScore => scoreOf(scale, unitsOf(scale, inputs));
