import { deviceStorage } from '@mockingbird/platform';
import { forgetBookmarkIds } from '../bookmarks/bookmark-ids.js';
import { readBookmarks } from '../database/bookmark-store.js';
import { readCards } from '../database/card-store.js';
import { clearDatabase, mergeIntoDevice, type MergeReport } from '../database/record-store.js';
import { readResults } from '../database/result-store.js';
import { removeDueTimes } from '../deck/deck-summary.js';
import { storeLastResult } from '../results/store-last-result.js';
import { moveResults, refreshDueTimes } from '../results/save-result.js';
import type { StudentRecord } from './record-file.js';

/** Prefixes of everything of the record that is in the storage, beside the database. */
const STORAGE_PREFIXES = ['attempt:', 'unfinished:', 'ended:', 'result:', 'last-result:'];

/** Reads everything that this device has. @throws when the database is unavailable */
export async function readRecord(): Promise<StudentRecord> {
  await moveResults();
  const [results, cards, bookmarks] = await Promise.all([readResults(), readCards(), readBookmarks()]);
  return { results, cards, bookmarks };
}

/** Adds a record to this device. @throws when the device cannot store it; then nothing has changed */
export async function importRecord(record: StudentRecord): Promise<MergeReport> {
  await moveResults();
  const report = await mergeIntoDevice(record);
  record.results.forEach(storeLastResult);
  forgetBookmarkIds();
  await refreshDueTimes();
  return report;
}

/** Deletes everything about the student from this device. @throws when the database is unavailable */
export async function deleteRecord(): Promise<void> {
  for (const key of STORAGE_PREFIXES.flatMap(deviceStorage.keys)) deviceStorage.remove(key);
  removeDueTimes();
  forgetBookmarkIds();
  await clearDatabase();
}
