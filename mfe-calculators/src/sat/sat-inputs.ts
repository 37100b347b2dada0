import { MATH, READING_WRITING } from './scoring/sat-section.js';
import { calculateSectionScore, type ModuleCounts } from './scoring/section-score.js';

/** Right answers in all four modules. */
export interface SatInputs {
  math: ModuleCounts;
  rw: ModuleCounts;
}

export const SAT_START: SatInputs = { math: MATH.initial, rw: READING_WRITING.initial };

/** The sum of both section scores, 400 to 1600. */
export const calculateTotal = ({ math, rw }: SatInputs): number =>
  calculateSectionScore(MATH, math) + calculateSectionScore(READING_WRITING, rw);
