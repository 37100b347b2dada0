import type { Question } from '@mockingbird/contracts';
import { type Attempt, questionKey } from '../attempt/attempt.js';
import { attachResponses } from '../attempt/selectors.js';
import type { AnsweredQuestion } from '../scoring/score-test.js';

/** A question of a submitted attempt. Results of older site versions have neither time nor review flag. */
export type ResultQuestion = AnsweredQuestion & {
  /** Milliseconds during which it was the current question. */
  spentMs?: number | undefined;
  /** Whether it was marked for review. */
  marked?: boolean | undefined;
};

/** The questions with the student's responses, times and review flags, for the results. */
export function attachWork(
  attempt: Pick<Attempt, 'items'>,
  questions: readonly Question[],
): ResultQuestion[] {
  return attachResponses(attempt, questions).map((question, index) => {
    const item = attempt.items.get(questionKey(question, index));
    return item === undefined ? question : { ...question, spentMs: item.spentMs, marked: item.marked };
  });
}
