import { marksOfQuestions, scoreTest, type Score } from '@mockingbird/exam-core';
import { toNumber } from '@mockingbird/remote-kit';
import type { AttemptResult } from '../../../results/attempt-result.js';

/** A result with its score. */
export interface ScoredResult {
  result: AttemptResult;
  score: Score;
  /** Percent of the marks, not rounded. */
  percent: number;
  /** The percentage of a test with every answer wrong; 0 or less. */
  lowest: number;
}

/** Wrong answers can take more marks than right ones give. */
function lowestPercent({ questions, ...marking }: AttemptResult): number {
  const marks = marksOfQuestions(questions.length, marking);
  const sum = (of: 'right' | 'wrong') => marks.reduce((total, each) => total + toNumber(each[of]), 0);
  const [gain, loss] = [sum('right'), sum('wrong')];
  return gain > 0 && loss > 0 ? (-100 * loss) / gain : 0;
}

/** Scores results. One with marks that are no numbers is left out. */
export const scoreResults = (results: readonly AttemptResult[]): ScoredResult[] =>
  results.flatMap((result) => {
    try {
      const score = scoreTest(result.questions, result);
      return [{ result, score, percent: toNumber(score.percentage), lowest: lowestPercent(result) }];
    } catch {
      return [];
    }
  });

/** The results of one exam. */
export interface ExamResults {
  examId: string;
  examTitle: string;
  /** The oldest first. */
  results: readonly ScoredResult[];
}

/** Groups results by exam. The exam of the latest result comes first. @param scored the newest first */
export function groupByExam(scored: readonly ScoredResult[]): ExamResults[] {
  const groups = new Map<string, ScoredResult[]>();
  for (const each of scored) {
    const group = groups.get(each.result.examId);
    if (group) group.push(each);
    else groups.set(each.result.examId, [each]);
  }
  return [...groups].map(([examId, results]) => ({
    examId,
    examTitle: results[0]?.result.examTitle ?? examId,
    results: [...results].reverse(),
  }));
}
