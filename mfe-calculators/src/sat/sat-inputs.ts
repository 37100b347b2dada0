import { calculateSectionScore, type ModuleCounts } from './scoring/section-score.js';
import type { SatSections } from './scoring/sat-section.js';

/** Right answers in all four modules. */
export interface SatInputs {
  math: ModuleCounts;
  rw: ModuleCounts;
}

/** The specification's initial values. */
export const getInitialInputs = ({ math, rw }: SatSections): SatInputs => ({
  math: math.initial,
  rw: rw.initial,
});

/** The sum of both section scores, 400 to 1600. */
export const calculateTotal = (sections: SatSections, { math, rw }: SatInputs): number =>
  calculateSectionScore(sections.math, math) + calculateSectionScore(sections.rw, rw);
