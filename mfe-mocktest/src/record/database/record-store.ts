import { parseResult } from '../../results/parse-result.js';
import { passes } from '../checks/checks.js';
import { isBookmark, isCard } from '../checks/stored-shapes.js';
import type { Bookmark } from '../bookmarks/bookmark.js';
import type { DeckCard } from '../deck/card.js';
import { mergeRecords } from '../file/merge-records.js';
import type { StudentRecord } from '../file/record-file.js';
import { openDatabase } from './open-database.js';
import { toRow } from './result-store.js';

/** What an import added. */
export interface MergeReport {
  results: number;
  cards: number;
  bookmarks: number;
}

/**
 * Merges a record into the device, all of it or nothing.
 * @throws when the database is unavailable or full
 */
export async function mergeIntoDevice(further: StudentRecord): Promise<MergeReport> {
  const transaction = (await openDatabase()).transaction(['results', 'cards', 'bookmarks'], 'readwrite');
  const stores = {
    results: transaction.objectStore('results'),
    cards: transaction.objectStore('cards'),
    bookmarks: transaction.objectStore('bookmarks'),
  };
  const [rows, cards, bookmarks] = await Promise.all([
    stores.results.getAll(),
    stores.cards.getAll(),
    stores.bookmarks.getAll(),
  ]);
  const own: StudentRecord = {
    results: rows.flatMap(({ result, testId }) => parseResult(result, testId) ?? []),
    cards: cards.filter((card) => passes<DeckCard>(isCard, card)),
    bookmarks: bookmarks.filter((bookmark) => passes<Bookmark>(isBookmark, bookmark)),
  };
  const merged = mergeRecords(own, further);
  try {
    for (const result of merged.results) await stores.results.put(toRow(result));
    for (const card of merged.cards) await stores.cards.put(card);
    for (const bookmark of merged.bookmarks) await stores.bookmarks.put(bookmark);
    await transaction.done;
  } catch (error) {
    transaction.done.catch(() => undefined);
    // A transaction that failed in the browser has ended already.
    try {
      transaction.abort();
    } catch {
      throw error;
    }
    throw error;
  }
  return {
    results: merged.results.length - own.results.length,
    cards: merged.cards.length - own.cards.length,
    bookmarks: merged.bookmarks.length - own.bookmarks.length,
  };
}

/** Deletes everything that the database has. @throws when it is unavailable */
export async function clearDatabase(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['attempts', 'results', 'cards', 'bookmarks'], 'readwrite');
  await Promise.all([...transaction.objectStoreNames].map((name) => transaction.objectStore(name).clear()));
  await transaction.done;
}
