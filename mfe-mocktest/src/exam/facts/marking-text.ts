import type { MockTest } from '@mockingbird/contracts';
import { formatExact } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';
import * as messages from '../../messages/exam/facts.js';

type MarkedTest = Pick<MockTest, 'marksPerQuestion' | 'negativeMarksPerQuestion' | 'sections'>;

/** The marks of a question in short: `+2 right, -0.5 wrong`. */
export function markingText({
  marksPerQuestion,
  negativeMarksPerQuestion,
  sections = [],
}: MarkedTest): string {
  if (sections.some(({ marks, negativeMarks }) => (marks ?? negativeMarks) !== undefined))
    return messages.marksDifferBySection;
  const right = messages.formatExactRight(formatExact(parseFraction(marksPerQuestion)));
  const wrong = parseFraction(negativeMarksPerQuestion);
  return wrong.numerator === 0n
    ? messages.wrongCostsNothing(right)
    : messages.rightWrongWrong(right, formatExact(wrong));
}
