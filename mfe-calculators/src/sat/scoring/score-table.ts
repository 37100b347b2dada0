import { LOWEST_SCORE, TOP_SCORE, type SatPath, type SatSection } from './sat-section.js';

/** Points for one right answer. */
const STEP = 20;

/**
 * Builds the scores of one path; the index is the number of right answers in both modules. The tables are our own:
 * steps of 20 below the path's top score, at least 200. One more right answer never lowers the section score, also
 * when it changes the path.
 */
export function buildScoreTable({ perModule }: SatSection, path: SatPath): number[] {
  const questions = 2 * perModule;
  return Array.from({ length: questions + 1 }, (_, right) =>
    Math.max(LOWEST_SCORE, TOP_SCORE[path] - STEP * (questions - right)),
  );
}
