import { fsrs, type Card, type Grade, Rating } from 'ts-fsrs';
import type { DeckCard, Schedule } from './card.js';

/** How well a student remembered a question. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type CardRating = (typeof RATINGS)[number];

const GRADES: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Without fuzz, the date on a button is the date that follows.
const scheduler = fsrs({ enable_fuzz: false });

const toCard = (schedule: Schedule): Card => ({
  due: new Date(schedule.due),
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  // Required by the type, and no longer read.
  elapsed_days: 0,
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.learningSteps,
  reps: schedule.reps,
  lapses: schedule.lapses,
  state: schedule.state,
  ...(schedule.lastReview !== null && { last_review: new Date(schedule.lastReview) }),
});

const toSchedule = (card: Card): Schedule => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: card.last_review?.getTime() ?? null,
});

/**
 * Schedules a card with FSRS.
 * @param now epoch milliseconds; before the last repetition, that time counts
 */
export function repeatCard(card: DeckCard, rating: CardRating, now: number): DeckCard {
  const at = Math.max(now, card.schedule.lastReview ?? 0);
  const { card: next } = scheduler.next(toCard(card.schedule), at, GRADES[rating]);
  return { ...card, changedAt: Math.max(at, card.changedAt + 1), schedule: toSchedule(next) };
}
