import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  listSections,
  type SatSection,
  type SatSections,
} from './sat-section.js';
import type { SatInputs } from '../sat-inputs.js';
import { calculateSectionScore, type ModuleCounts } from './section-score.js';

/** Points that a section may differ on a better or a worse day. Our own estimate. */
export const DAY_ALLOWANCE = 20;

/** Lowest and highest score. */
export type ScoreRange = readonly [low: number, high: number];

/** The published range of a section for a student's right answers. */
export function findGuideRange({ guide, guideWidth }: SatSection, [first, second]: ModuleCounts): ScoreRange {
  const lower = guide[first + second] ?? LOWEST_SCORE;
  return [lower, Math.min(HIGHEST_SCORE, lower === LOWEST_SCORE ? lower : lower + guideWidth)];
}

function findSectionRange(section: SatSection, counts: ModuleCounts): ScoreRange {
  const score = calculateSectionScore(section, counts);
  const [lower, upper] = findGuideRange(section, counts);
  return [
    Math.max(LOWEST_SCORE, Math.min(score, lower) - DAY_ALLOWANCE),
    Math.min(HIGHEST_SCORE, Math.max(score, upper) + DAY_ALLOWANCE),
  ];
}

/** The likely range of the total. It contains the published range and the estimate. */
export function findLikelyRange(sections: SatSections, inputs: SatInputs): ScoreRange {
  const ranges = listSections(sections).map((section) => findSectionRange(section, inputs[section.id]));
  return [ranges.reduce((sum, [low]) => sum + low, 0), ranges.reduce((sum, [, high]) => sum + high, 0)];
}
