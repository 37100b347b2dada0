import { sectionScores } from '@mockingbird/exam-core';
import type { Placement } from '@mockingbird/platform';
import type { AttemptResult } from './attempt-result.js';

/**
 * The fragment that estimates the score of the real exam.
 * @returns undefined for a test without an estimate, and for a part of a test
 */
export function placeEstimate(result: AttemptResult): Placement | undefined {
  const { scoreEstimate: calculator, questions, partOf } = result;
  if (calculator === undefined || partOf !== undefined) return undefined;
  const sections = sectionScores(questions, result).map(({ right, wrong, skipped }) => ({
    right,
    questions: right + wrong + skipped,
  }));
  return { name: 'score-estimate', input: { calculator, sections } };
}
