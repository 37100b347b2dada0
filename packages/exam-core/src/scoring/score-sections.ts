import { add, type Fraction, subtract, ZERO } from '@mockingbird/remote-kit';
import { type Marking, marksOfQuestions } from './marking.js';
import { type AnsweredQuestion, outcomeOf } from './score-test.js';

/** The exact score of one section. */
export interface SectionScore<Section> {
  section: Section;
  right: number;
  wrong: number;
  skipped: number;
  total: Fraction;
  maximum: Fraction;
}

/**
 * Scores each section of a mock test. The totals of the sections add up to the total of the test where the sections have
 * all questions.
 * @throws RangeError when the marking's marks are not numbers
 */
export function scoreSections<Section extends NonNullable<Marking['sections']>[number]>(
  questions: readonly AnsweredQuestion[],
  marking: Omit<Marking, 'sections'> & { sections?: readonly Section[] | undefined },
): SectionScore<Section>[] {
  const marks = marksOfQuestions(questions.length, marking);
  return (marking.sections ?? []).map((section) => {
    const score = { section, right: 0, wrong: 0, skipped: 0, total: ZERO, maximum: ZERO };
    questions.forEach((question, index) => {
      const worth = marks[index];
      if (!worth || index + 1 < section.from || index + 1 > section.to) return;
      const outcome = outcomeOf(question);
      score[outcome] += 1;
      score.maximum = add(score.maximum, worth.right);
      if (outcome === 'right') score.total = add(score.total, worth.right);
      if (outcome === 'wrong') score.total = subtract(score.total, worth.wrong);
    });
    return score;
  });
}
