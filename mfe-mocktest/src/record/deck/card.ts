import { outcomeOf } from '@mockingbird/exam-core';
import type { AttemptResult } from '../../results/attempt-result.js';
import { saveQuestion, type SavedQuestion } from './saved-question.js';

/** When a card comes back: the state of FSRS as plain JSON. Times are epoch milliseconds. */
export interface Schedule {
  due: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  /** 0 new, 1 learning, 2 review, 3 learning again. */
  state: 0 | 1 | 2 | 3;
  lastReview: number | null;
}

/** A question to repeat. */
export interface DeckCard extends SavedQuestion {
  addedAt: number;
  /** Time of the last change. The later one wins when two devices are merged. */
  changedAt: number;
  schedule: Schedule;
}

/** The schedule of a card that was never repeated. */
const newSchedule = (due: number): Schedule => ({
  due,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  state: 0,
  lastReview: null,
});

/** The cards of a result: one for each question that was wrong or skipped. */
export const cardsOfResult = (result: AttemptResult): DeckCard[] =>
  result.questions.flatMap((question) => {
    if (outcomeOf(question) === 'right') return [];
    const saved = saveQuestion(result, question, result.math);
    const at = result.submittedAt;
    return saved ? [{ ...saved, addedAt: at, changedAt: at, schedule: newSchedule(at) }] : [];
  });

/**
 * Adds a mistake to the deck. A card that is there already gets the content of the later mistake and is due again. It
 * keeps what FSRS has learned.
 */
export function mergeMistake(stored: DeckCard | undefined, mistake: DeckCard): DeckCard {
  if (!stored) return mistake;
  if (mistake.changedAt <= stored.changedAt) return stored;
  const due = Math.min(stored.schedule.due, mistake.schedule.due);
  return { ...mistake, addedAt: stored.addedAt, schedule: { ...stored.schedule, due } };
}
