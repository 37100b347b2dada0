import { isCard } from '../checks/stored-shapes.js';
import { passes } from '../checks/checks.js';
import type { DeckCard } from '../deck/card.js';
import { openDatabase } from './open-database.js';

const onlyValid = (rows: readonly unknown[]): DeckCard[] =>
  rows.filter((row): row is DeckCard => passes<DeckCard>(isCard, row));

/** The cards of the deck, the first due one first. @throws when the database is unavailable */
export const readCards = async (): Promise<DeckCard[]> =>
  onlyValid(await (await openDatabase()).getAllFromIndex('cards', 'due'));

/** Due times in a summary. More of them would say nothing new. */
const SUMMARY_TIMES = 300;

/** The first due times of the deck. @throws when the database is unavailable */
export async function readDueTimes(): Promise<number[]> {
  const times: number[] = [];
  const index = (await openDatabase()).transaction('cards').store.index('due');
  for await (const { key } of index.iterate()) {
    if (times.push(key) >= SUMMARY_TIMES) break;
  }
  return times;
}

/** @throws when the card could not be stored */
export const putCard = async (card: DeckCard): Promise<void> =>
  void (await (await openDatabase()).put('cards', card));

/** Takes a card out of the deck. @throws when the database is unavailable */
export const deleteCard = async (id: string): Promise<void> => (await openDatabase()).delete('cards', id);
