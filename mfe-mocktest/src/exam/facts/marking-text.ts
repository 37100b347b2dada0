import type { MockTest } from '@mockingbird/contracts';
import { formatExact, type QuestionMarks } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';
import * as messages from '../../messages/exam/facts.js';

type MarkedTest = Pick<MockTest, 'marksPerQuestion' | 'negativeMarksPerQuestion' | 'sections'>;

/** What one question gives and costs: `+2 right, -0.5 wrong`. */
export function questionMarksText({ right, wrong }: QuestionMarks): string {
  const gain = messages.formatExactRight(formatExact(right));
  return wrong.numerator === 0n
    ? messages.wrongCostsNothing(gain)
    : messages.rightWrongWrong(gain, formatExact(wrong));
}

/** The marks of the questions of a test: `+2 right, -0.5 wrong`. */
export function markingText({
  marksPerQuestion,
  negativeMarksPerQuestion,
  sections = [],
}: MarkedTest): string {
  if (sections.some(({ marks, negativeMarks }) => (marks ?? negativeMarks) !== undefined))
    return messages.marksDifferBySection;
  return questionMarksText({
    right: parseFraction(marksPerQuestion),
    wrong: parseFraction(negativeMarksPerQuestion),
  });
}
