import type { DBSchema } from 'idb';
import type { AttemptResult } from '../../results/attempt-result.js';
import type { Bookmark } from '../bookmarks/bookmark.js';
import type { DeckCard } from '../deck/card.js';

/** Name of the database in the browser. */
export const DATABASE_NAME = 'mockingbird';

/** An unfinished attempt. There is one for each mock test. */
export interface AttemptRow {
  testId: string;
  attemptId: string;
  /** Time used, in milliseconds. It never falls during an attempt, so it tells the newer of two copies. */
  usedMs: number;
  /** Output of `writeAttempt`, which has its own version. */
  text: string;
}

/** A submitted attempt. */
export interface ResultRow {
  /** Id of the attempt. */
  id: string;
  testId: string;
  /** Epoch milliseconds. */
  submittedAt: number;
  result: AttemptResult;
}

/** The stores of the newest version. */
export interface RecordSchema extends DBSchema {
  attempts: { key: string; value: AttemptRow };
  results: {
    key: string;
    value: ResultRow;
    indexes: { 'test-and-time': [string, number]; time: number };
  };
  cards: { key: string; value: DeckCard; indexes: { due: number } };
  bookmarks: { key: string; value: Bookmark };
}
