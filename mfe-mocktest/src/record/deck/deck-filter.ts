import { examKey } from '@mockingbird/exam-core';
import type { DeckCard } from './card.js';

/** The part of the deck that a student repeats: all of it, one exam, or one test. */
export type DeckFilter =
  { kind: 'all' } | { kind: 'exam'; examId: string } | { kind: 'test'; testId: string };

/** Reads the query of the deck's address: `?exam=` or `?test=`. */
export function readDeckFilter(query: URLSearchParams): DeckFilter {
  const testId = query.get('test');
  const examId = query.get('exam');
  if (testId) return { kind: 'test', testId };
  return examId ? { kind: 'exam', examId } : { kind: 'all' };
}

export function passesFilter({ source }: Pick<DeckCard, 'source'>, filter: DeckFilter): boolean {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'exam':
      return examKey(source.examId) === examKey(filter.examId);
    case 'test':
      return source.testId === filter.testId;
  }
}

/** The name of the filtered exam or test. Undefined without a filter, and when no card of it is in the deck. */
export function nameFilter(cards: readonly DeckCard[], filter: DeckFilter): string | undefined {
  if (filter.kind === 'all') return undefined;
  const source = cards.find((card) => passesFilter(card, filter))?.source;
  return filter.kind === 'exam' ? source?.examTitle : source?.title;
}
