import type { Question } from '@mockingbird/contracts';
import type { AnsweredQuestion } from '../scoring/score-test.js';
import { type Attempt, type AttemptItem, questionKey } from './attempt.js';
import { openSectionLeftMs } from './sections/attempt-section.js';

/**
 * Time left on the running clock at the last event, in milliseconds; undefined without a clock. Where sections lock it is
 * the time of the open section. It never rises for the same section. Send a `tick` to update it.
 */
export function remainingMs(
  attempt: Pick<Attempt, 'durationMs' | 'clock' | 'sections' | 'openSection'>,
): number | undefined {
  const whole = attempt.durationMs === 0 ? undefined : attempt.durationMs - attempt.clock.usedMs;
  return openSectionLeftMs(attempt) ?? whole;
}

/** Duration of the running clock: of the open section where sections lock, otherwise of the attempt; 0 for no clock. */
export function clockDurationMs({
  durationMs,
  sections,
  openSection,
}: Pick<Attempt, 'durationMs' | 'sections' | 'openSection'>): number {
  return sections[openSection]?.durationMs ?? durationMs;
}

/** @returns the number of answered questions */
export function answeredCount(attempt: Pick<Attempt, 'items'>): number {
  return [...attempt.items.values()].filter(({ answer }) => answer !== null).length;
}

/** Whether leaving loses responses that were not submitted, or choices that were not checked. */
export function hasUnsavedAnswers(attempt: Pick<Attempt, 'items' | 'phase'>): boolean {
  const hasWork = ({ answer, choice }: AttemptItem) => answer !== null || choice !== null;
  return attempt.phase === 'taking' && [...attempt.items.values()].some(hasWork);
}

/** @returns whether this tab runs the attempt; other tabs only show a notice */
export function isHeldBy(attempt: Pick<Attempt, 'holderId'>, holderId: string): boolean {
  return attempt.holderId === holderId;
}

/** The questions with their responses, for the results. */
export function attachResponses(
  attempt: Pick<Attempt, 'items'>,
  questions: readonly Question[],
): AnsweredQuestion[] {
  return questions.map((question, index) => ({
    ...question,
    userAnswer: attempt.items.get(questionKey(question, index))?.answer ?? undefined,
  }));
}

/** Whether a stored attempt still fits these questions; after a new revision it may not. */
export function fitsQuestions(
  attempt: Pick<Attempt, 'items'>,
  questions: readonly Pick<Question, 'questionId' | 'options'>[],
): boolean {
  const known = questions.every((question, index) => {
    const item = attempt.items.get(questionKey(question, index));
    if (item === undefined) return false;
    const options = [...item.struck, item.answer, item.choice];
    return options.every((option) => option === null || option < question.options.length);
  });
  return known && new Set(questions.map(questionKey)).size === attempt.items.size;
}
