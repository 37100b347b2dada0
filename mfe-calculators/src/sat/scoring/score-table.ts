import { roundHalfUp } from '../../numbers/round-half-up.js';
import { LOWEST_SCORE, TOP_SCORE, type SatPath, type SatSection } from './sat-section.js';

const STEP = 20;

/** Points by which the easy path is below the others: its questions show less. */
const EASY_DIFFERENCE = 20;

/**
 * Looks up the score in a path's table: the published score, rounded to steps of 20, up to the path's top score. One
 * more right answer never lowers the score, also when it changes the path.
 * @param right right answers in both modules
 * @returns 200 if the table has no entry
 */
export function findTableScore({ guide }: SatSection, path: SatPath, right: number): number {
  const published = guide[right];
  if (published === undefined) return LOWEST_SCORE;
  if (right === guide.length - 1) return TOP_SCORE[path];
  const rounded = roundHalfUp(published, STEP) * STEP;
  const score = path === 'easy' ? rounded - EASY_DIFFERENCE : rounded;
  return Math.min(TOP_SCORE[path], Math.max(LOWEST_SCORE, score));
}

/** The scores of one path; the index is the number of right answers in both modules. */
export const buildScoreTable = (section: SatSection, path: SatPath): number[] =>
  section.guide.map((_, right) => findTableScore(section, path, right));
