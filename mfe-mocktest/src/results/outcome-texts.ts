import { formatExact, type Outcome, type QuestionMarks } from '@mockingbird/exam-core';

/** How a question went, in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  right: 'Right',
  wrong: 'Wrong',
  skipped: 'Not answered',
};

/** What a question brought: `+2`, `-1/3`, `0`. */
export function marksGained(outcome: Outcome, marks: QuestionMarks): string {
  if (outcome === 'right') return `+${formatExact(marks.right)}`;
  const isFree = marks.wrong.numerator === 0n;
  return outcome === 'wrong' && !isFree ? `-${formatExact(marks.wrong)}` : '0';
}
