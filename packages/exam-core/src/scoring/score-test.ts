import type { Question } from '@mockingbird/contracts';
import {
  add,
  compare,
  divide,
  type Fraction,
  multiply,
  subtract,
  whole,
  ZERO,
} from '@mockingbird/remote-kit';
import { type Marking, marksOfQuestions } from './marking.js';

/** Pass mark in percent of the maximum; compared with the unrounded percentage. */
export const PASS_PERCENT = 70;

export type Outcome = 'right' | 'wrong' | 'skipped';

/** A question with the chosen option; absent when skipped. */
export type AnsweredQuestion = Question & { userAnswer?: number | undefined };

/** A number of questions with the same outcome and marks: one term of the arithmetic. */
export interface Tally {
  outcome: 'right' | 'wrong';
  count: number;
  /** Marks gained or lost by each (zero or more). */
  marks: Fraction;
}

/** All values are exact; round them for display only (`formatRounded`, `formatFixed`). */
export interface Score {
  /** One entry per question, in order. */
  outcomes: readonly Outcome[];
  right: number;
  wrong: number;
  skipped: number;
  total: Fraction;
  maximum: Fraction;
  /** Percent of the maximum; negative when more was lost than gained, 0 when nothing could be gained. */
  percentage: Fraction;
  passed: boolean;
  /** Correct responses among all responses, in percent; undefined without any. */
  accuracy: Fraction | undefined;
  /** Responses among all questions, in percent; 0 without questions. */
  attemptRate: Fraction;
  /** The correct ones, then the wrong ones; one entry for each number of marks. */
  tallies: readonly Tally[];
}

/** @returns the outcome of the question */
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
 * Scores a mock test (specification, sections 4 and 9): a correct response gains the question's marks, a wrong one
 * loses its penalty, a skip counts 0. Percentage = score / (question count x marksPerQuestion) x 100.
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
