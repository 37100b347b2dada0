import type { AttemptResult } from '../../results/attempt-result.js';
import type { Bookmark } from '../bookmarks/bookmark.js';
import type { DeckCard } from '../deck/card.js';

/** Marks a file as one of ours. */
export const FILE_FORMAT = 'mockingbird-progress';
/** Version of the file. A change of meaning needs a new version and a reader for the old one. */
export const FILE_VERSION = 1;

/** Everything that a student's record has, on a device or in a file. */
export interface StudentRecord {
  results: AttemptResult[];
  cards: DeckCard[];
  bookmarks: Bookmark[];
}

/** The file of an export. */
export interface RecordFile extends StudentRecord {
  format: typeof FILE_FORMAT;
  version: typeof FILE_VERSION;
  /** Epoch milliseconds. */
  exportedAt: number;
}

/** The text of a file with this record. */
export const writeRecordFile = (record: StudentRecord, exportedAt: number): string =>
  JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, exportedAt, ...record } satisfies RecordFile);
