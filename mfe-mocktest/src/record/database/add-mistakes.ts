import { parseResult } from '../../results/parse-result.js';
import { cardsOfResult, mergeMistake, type DeckCard } from '../deck/card.js';
import type { ResultRow } from './schema.js';

/** The part of the store of cards that this needs, in any transaction that writes. */
interface CardWriter {
  get: (id: string) => Promise<DeckCard | undefined>;
  put: (card: DeckCard) => Promise<unknown>;
}

/** Adds the mistakes of results to the deck. @param rows the oldest first */
export async function addMistakes(cards: CardWriter, rows: readonly ResultRow[]): Promise<void> {
  for (const { result, testId } of rows) {
    const valid = parseResult(result, testId);
    for (const card of valid ? cardsOfResult(valid) : [])
      await cards.put(mergeMistake(await cards.get(card.id), card));
  }
}
