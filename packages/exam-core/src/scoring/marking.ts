import type { Marks, TestSection } from '@mockingbird/contracts';
import { divide, type Fraction, multiply, parseFraction, ZERO } from '@mockingbird/remote-kit';

/** The marking scheme: the fields of a mock test that scoring needs. */
export interface Marking {
  marksPerQuestion: Marks;
  negativeMarksPerQuestion: Marks;
  sections?: readonly Pick<TestSection, 'from' | 'to' | 'marks'>[] | undefined;
}

/** The marks of one question: `right` is gained, `wrong` is lost (both zero or more). */
export interface QuestionMarks {
  right: Fraction;
  wrong: Fraction;
}

/** In a section with its own marks, the penalty keeps its ratio to them ("one quarter of that question's marks"). */
function inSection(test: QuestionMarks, sectionMarks: Fraction): QuestionMarks {
  if (test.right.numerator === 0n) return { right: sectionMarks, wrong: test.wrong };
  return { right: sectionMarks, wrong: multiply(test.wrong, divide(sectionMarks, test.right)) };
}

/**
 * The marks of each question of a mock test.
 * @param count number of questions
 * @param marking section marks are marks per question; a question outside such a section has the marks of the mock test
 * @returns one entry per question, in order
 * @throws RangeError when marks are not numbers
 */
export function marksOfQuestions(count: number, marking: Marking): QuestionMarks[] {
  const test = {
    right: parseFraction(marking.marksPerQuestion),
    wrong: parseFraction(marking.negativeMarksPerQuestion),
  };
  const marks = Array.from({ length: count }, (): QuestionMarks => test);
  for (const { from, to, marks: ownMarks } of marking.sections ?? []) {
    if (ownMarks !== undefined) marks.fill(inSection(test, parseFraction(ownMarks)), from - 1, to);
  }
  return marks;
}

/** @returns whether any wrong response costs marks */
export function hasPenalty(marking: Marking): boolean {
  return parseFraction(marking.negativeMarksPerQuestion).numerator !== ZERO.numerator;
}
