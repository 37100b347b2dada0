import type { Marks, TestSection } from '@mockingbird/contracts';
import { divide, type Fraction, multiply, parseFraction, ZERO } from '@mockingbird/remote-kit';

/** The marking scheme: the fields of a mock test that scoring needs. */
export interface Marking {
  marksPerQuestion: Marks;
  negativeMarksPerQuestion: Marks;
  sections?: readonly Pick<TestSection, 'from' | 'to' | 'marks' | 'negativeMarks'>[] | undefined;
}

/** The marks of one question: `right` is gained, `wrong` is lost (both zero or more). */
export interface QuestionMarks {
  right: Fraction;
  wrong: Fraction;
}

/**
 * In a section with its own marks, the penalty keeps its ratio to them ("one quarter of that question's marks"), unless
 * the section has a penalty too.
 */
function inSection(
  test: QuestionMarks,
  { marks, negativeMarks }: Pick<TestSection, 'marks' | 'negativeMarks'>,
): QuestionMarks {
  const right = marks === undefined ? test.right : parseFraction(marks);
  if (negativeMarks !== undefined) return { right, wrong: parseFraction(negativeMarks) };
  if (marks === undefined || test.right.numerator === 0n) return { right, wrong: test.wrong };
  return { right, wrong: multiply(test.wrong, divide(right, test.right)) };
}

/**
 * The marks of each question of a mock test.
 * @param count number of questions
 * @param marking section marks belong to each question; a question outside such a section has the marks of the mock test
 * @returns one entry per question, in order
 * @throws RangeError when marks are not numbers
 */
export function marksOfQuestions(count: number, marking: Marking): QuestionMarks[] {
  const test = {
    right: parseFraction(marking.marksPerQuestion),
    wrong: parseFraction(marking.negativeMarksPerQuestion),
  };
  const marks = Array.from({ length: count }, (): QuestionMarks => test);
  for (const section of marking.sections ?? []) {
    marks.fill(inSection(test, section), section.from - 1, section.to);
  }
  return marks;
}

/** @returns whether any wrong response costs marks */
export function hasPenalty(marking: Marking): boolean {
  const penalties = [
    marking.negativeMarksPerQuestion,
    ...(marking.sections ?? []).map((section) => section.negativeMarks),
  ];
  return penalties.some(
    (penalty) => penalty !== undefined && parseFraction(penalty).numerator !== ZERO.numerator,
  );
}
