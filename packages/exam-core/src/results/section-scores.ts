import type { TestSection } from '@mockingbird/contracts';
import { add, type Fraction, subtract, ZERO } from '@mockingbird/remote-kit';
import { type Marking, marksOfQuestions, type QuestionMarks } from '../scoring/marking.js';
import { type Outcome, outcomeOf } from '../scoring/score-test.js';
import type { ResultQuestion } from './result-question.js';
import { timeSpent } from './time-spent.js';

/** The part of a score that one section contributes. All values are exact. */
export interface SectionScore {
  /** Undefined for the questions outside all sections. */
  name: string | undefined;
  right: number;
  wrong: number;
  skipped: number;
  /** Marks gained minus marks lost. */
  total: Fraction;
  maximum: Fraction;
  /** Undefined when a question's time is unknown. */
  spentMs: number | undefined;
}

type NamedSection = Pick<TestSection, 'name' | 'from' | 'to' | 'marks' | 'negativeMarks'>;

const pointsOf = (outcome: Outcome, { right, wrong }: QuestionMarks): Fraction => {
  if (outcome === 'right') return right;
  return outcome === 'wrong' ? subtract(ZERO, wrong) : ZERO;
};

function scoreSection(
  name: string | undefined,
  questions: readonly ResultQuestion[],
  marks: readonly QuestionMarks[],
): SectionScore {
  const outcomes = questions.map(outcomeOf);
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  return {
    name,
    right: count('right'),
    wrong: count('wrong'),
    skipped: count('skipped'),
    total: outcomes
      .map((outcome, index) => pointsOf(outcome, marks[index] ?? { right: ZERO, wrong: ZERO }))
      .reduce(add, ZERO),
    maximum: marks.map(({ right }) => right).reduce(add, ZERO),
    spentMs: timeSpent(questions),
  };
}

/**
 * Compares the sections of a submitted attempt. Every question counts in exactly one row, so the rows add up to the
 * score of the whole test.
 * @returns the sections in their order, then a row for the questions outside all of them; empty without sections
 * @throws RangeError when the marking's marks are not numbers
 */
export function sectionScores(
  questions: readonly ResultQuestion[],
  marking: Omit<Marking, 'sections'> & { sections?: readonly NamedSection[] | undefined },
): SectionScore[] {
  const { sections = [] } = marking;
  if (sections.length === 0) return [];
  const marks = marksOfQuestions(questions.length, marking);
  const rowOf = questions.map((_, index) =>
    sections.findIndex(({ from, to }) => from <= index + 1 && index + 1 <= to),
  );
  const row = (section: number, name: string | undefined) =>
    scoreSection(
      name,
      questions.filter((_, index) => rowOf[index] === section),
      marks.filter((_, index) => rowOf[index] === section),
    );
  const rows = sections.map(({ name }, section) => row(section, name));
  return rowOf.includes(-1) ? [...rows, row(-1, undefined)] : rows;
}
