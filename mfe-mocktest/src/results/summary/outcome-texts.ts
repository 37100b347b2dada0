import { formatExact, type Outcome, type QuestionMarks } from '@mockingbird/exam-core';
import * as messages from '../../messages/results/summary.js';

/** Label of each outcome. */
export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  right: messages.right,
  wrong: messages.wrong,
  skipped: messages.notAnswered,
};

/** Points of a question in an attempt: `+2`, `-1/3`, `0`. */
export function formatPoints(outcome: Outcome, points: QuestionMarks): string {
  if (outcome === 'right') return `+${formatExact(points.right)}`;
  const hasNoPenalty = points.wrong.numerator === 0n;
  return outcome === 'wrong' && !hasNoPenalty ? `-${formatExact(points.wrong)}` : '0';
}
