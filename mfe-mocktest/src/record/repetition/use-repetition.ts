import { useCallback, useEffect, useMemo, useState } from 'react';
import { deleteCard, putCard, readCards } from '../database/card-store.js';
import type { DeckCard } from '../deck/card.js';
import { nameFilter, passesFilter, type DeckFilter } from '../deck/deck-filter.js';
import { repeatCard, type CardRating } from '../deck/repeat-card.js';
import { moveWaitingResults, refreshDueTimes } from '../results/save-result.js';

/** Milliseconds that a card may come early when nothing else is due, so that a short session can end. */
const EARLY_MS = 1_200_000;

export interface DeckState {
  /** Cards that are due, the first one first. */
  queue: readonly DeckCard[];
  /** Cards in the deck, or in the filtered part of it. */
  total: number;
  /** The filtered exam or test. Undefined without a filter, and when the deck has no card of it. */
  partName: string | undefined;
  /** Cards outside the filter that are due. */
  othersDue: number;
  /** Epoch milliseconds of the next card when none is due. */
  nextDue: number | undefined;
  /** Epoch milliseconds of this state. */
  now: number;
}

export interface RepetitionControl {
  /** Undefined while it loads. */
  deck: DeckState | undefined;
  /** The device has no database, or refused a change. */
  hasFailed: boolean;
  /** Cards that were rated in this visit. */
  repeated: number;
  rate: (card: DeckCard, rating: CardRating) => void;
  remove: (card: DeckCard) => void;
}

function toDeck(all: readonly DeckCard[], filter: DeckFilter, now: number): DeckState {
  const isDue = ({ schedule }: DeckCard) => schedule.due <= now;
  const cards = all.filter((card) => passesFilter(card, filter));
  const due = cards.filter(isDue);
  const isEarly = ({ schedule }: DeckCard) =>
    schedule.due <= now + EARLY_MS && (schedule.state === 1 || schedule.state === 3);
  return {
    queue: due.length > 0 ? due : cards.filter(isEarly),
    total: cards.length,
    partName: nameFilter(cards, filter),
    othersDue: all.filter(isDue).length - due.length,
    nextDue: cards[0]?.schedule.due,
    now,
  };
}

/** The cards that are due on this device, and what a student does with them. */
export function useRepetition(filter: DeckFilter): RepetitionControl {
  const [all, setAll] = useState<{ cards: readonly DeckCard[]; now: number }>();
  const deck = useMemo(() => all && toDeck(all.cards, filter, all.now), [all, filter]);
  const [hasFailed, setHasFailed] = useState(false);
  const [repeated, setRepeated] = useState(0);
  const read = useCallback(async () => {
    setAll({ cards: await readCards(), now: Date.now() });
  }, []);
  useEffect(() => {
    moveWaitingResults()
      .then(read)
      .catch(() => setHasFailed(true));
  }, [read]);
  const change = (work: Promise<void>) => {
    work
      .then(read)
      .then(refreshDueTimes)
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  };
  return {
    deck,
    hasFailed,
    repeated,
    rate: (card, rating) => {
      setRepeated((count) => count + 1);
      change(putCard(repeatCard(card, rating, Date.now())));
    },
    remove: (card) => change(deleteCard(card.id)),
  };
}
