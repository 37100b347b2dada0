import type { Question } from '@mockingbird/contracts';
import type { AnsweredQuestion } from '../scoring/score-test.js';
import { type Attempt, questionKey } from './attempt.js';

/**
 * Time left as of the last event, in milliseconds; undefined without a clock. It never rises. Let a `tick` pass to
 * bring it up to date.
 */
export function remainingMs(attempt: Pick<Attempt, 'durationMs' | 'clock'>): number | undefined {
  return attempt.durationMs === 0 ? undefined : attempt.durationMs - attempt.clock.usedMs;
}

/** @returns how many questions have an answer */
export function answeredCount(attempt: Pick<Attempt, 'items'>): number {
  return [...attempt.items.values()].filter(({ answer }) => answer !== null).length;
}

/** Whether leaving loses something: answers that were not submitted. */
export function hasUnsavedAnswers(attempt: Pick<Attempt, 'items' | 'phase'>): boolean {
  return attempt.phase === 'taking' && answeredCount(attempt) > 0;
}

/** @returns whether this tab runs the attempt; another one stands aside */
export function isHeldBy(attempt: Pick<Attempt, 'holderId'>, holderId: string): boolean {
  return attempt.holderId === holderId;
}

/** The questions with the answers given, as the results need them. */
export function withAnswers(
  attempt: Pick<Attempt, 'items'>,
  questions: readonly Question[],
): AnsweredQuestion[] {
  return questions.map((question, index) => ({
    ...question,
    userAnswer: attempt.items.get(questionKey(question, index))?.answer ?? undefined,
  }));
}

/** Whether a kept attempt still belongs to these questions; after a new revision it may not. */
export function fitsQuestions(
  attempt: Pick<Attempt, 'items'>,
  questions: readonly Pick<Question, 'questionId' | 'options'>[],
): boolean {
  const known = questions.every((question, index) => {
    const item = attempt.items.get(questionKey(question, index));
    return item !== undefined && (item.answer === null || item.answer < question.options.length);
  });
  return known && new Set(questions.map(questionKey)).size === attempt.items.size;
}
