import { LOWEST_SCORE, TOP_SCORE, type SatPath, type SatSection } from './sat-section.js';

/** Points between two neighbouring counts. */
const STEP = 20;

/**
 * The scores of one path by the right answers of both modules together, index 0 to all questions. This site's own
 * tables: steps of 20 below the path's top score, flat at 200. With them a further right answer never lowers a section's
 * score, across the thresholds of the paths too.
 */
export function scoreTable({ perModule }: SatSection, path: SatPath): number[] {
  const questions = 2 * perModule;
  return Array.from({ length: questions + 1 }, (_, right) =>
    Math.max(LOWEST_SCORE, TOP_SCORE[path] - STEP * (questions - right)),
  );
}
