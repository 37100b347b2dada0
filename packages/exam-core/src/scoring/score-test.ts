import type { Question } from '@mockingbird/contracts';
import { add, compare, divide, type Fraction, multiply, subtract, whole, ZERO } from '../marks/fraction.js';
import { type Marking, marksOfQuestions } from './marking.js';

/** Percent of the maximum from which a test is passed; compared with the unrounded percentage. */
export const PASS_PERCENT = 70;

export type Outcome = 'right' | 'wrong' | 'skipped';

/** A question with the option chosen; absent when it was left out. */
export type AnsweredQuestion = Question & { userAnswer?: number | undefined };

/** So many questions of one outcome and worth: a line of the arithmetic. */
export interface Tally {
  outcome: 'right' | 'wrong';
  count: number;
  /** Marks gained or lost by each (zero or more). */
  marks: Fraction;
}

/** All values are exact; round them for display only (`formatRounded`, `formatFixed`). */
export interface Score {
  /** One a question, in order. */
  outcomes: readonly Outcome[];
  right: number;
  wrong: number;
  skipped: number;
  total: Fraction;
  maximum: Fraction;
  /** Of the maximum; negative when more was lost than gained, 0 when nothing could be gained. */
  percentage: Fraction;
  passed: boolean;
  /** Right answers among those given, in percent; undefined when none was given. */
  accuracy: Fraction | undefined;
  /** Answers given among all questions, in percent; 0 without questions. */
  attemptRate: Fraction;
  /** The right ones, then the wrong ones; an entry for each different worth. */
  tallies: readonly Tally[];
}

/** @returns how the question was answered */
export function outcomeOf(question: Pick<AnsweredQuestion, 'correctAnswer' | 'userAnswer'>): Outcome {
  if (question.userAnswer === undefined) return 'skipped';
  return question.userAnswer === question.correctAnswer ? 'right' : 'wrong';
}

function percent(part: Fraction, all: Fraction): Fraction {
  return all.numerator === 0n ? ZERO : multiply(whole(100), divide(part, all));
}

function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(add, ZERO);
}

function talliesOf(outcome: Tally['outcome'], marks: readonly Fraction[]): Tally[] {
  const tallies: Tally[] = [];
  for (const worth of marks) {
    const tally = tallies.find((known) => compare(known.marks, worth) === 0);
    if (tally === undefined) tallies.push({ outcome, count: 1, marks: worth });
    else tally.count += 1;
  }
  return tallies;
}

/**
 * Scores a test (specification, sections 4 and 9): right gains the question's marks, wrong loses its penalty,
 * unanswered counts 0; percentage = score / (question count x marksPerQuestion) x 100.
 * @throws RangeError when the marking's marks are not numbers
 */
export function scoreTest(questions: readonly AnsweredQuestion[], marking: Marking): Score {
  const outcomes = questions.map(outcomeOf);
  const marks = marksOfQuestions(questions.length, marking);
  const gains = marks.filter((_, index) => outcomes[index] === 'right').map((each) => each.right);
  const losses = marks.filter((_, index) => outcomes[index] === 'wrong').map((each) => each.wrong);
  const total = subtract(sum(gains), sum(losses));
  const maximum = sum(marks.map((each) => each.right));
  const percentage = percent(total, maximum);
  const answered = gains.length + losses.length;
  return {
    outcomes,
    right: gains.length,
    wrong: losses.length,
    skipped: questions.length - answered,
    total,
    maximum,
    percentage,
    passed: compare(percentage, whole(PASS_PERCENT)) >= 0,
    accuracy: answered === 0 ? undefined : percent(whole(gains.length), whole(answered)),
    attemptRate: percent(whole(answered), whole(questions.length)),
    tallies: [...talliesOf('right', gains), ...talliesOf('wrong', losses)],
  };
}
