import { openDatabase } from './open-database.js';
import type { AttemptRow } from './schema.js';

/**
 * Writes an unfinished attempt, unless the database has a later state of it from another tab.
 * @throws when it could not be written
 */
export async function putAttempt(row: AttemptRow): Promise<void> {
  const transaction = (await openDatabase()).transaction('attempts', 'readwrite');
  const stored = await transaction.store.get(row.testId);
  const isOutdated = stored?.attemptId === row.attemptId && stored.usedMs > row.usedMs;
  if (!isOutdated) await transaction.store.put(row);
  await transaction.done;
  if (isOutdated) throw new Error('Another tab has written a later state of this attempt');
}

/** Reads the unfinished attempt of a mock test. @throws when the database is unavailable */
export const readAttempt = async (testId: string): Promise<AttemptRow | undefined> =>
  (await openDatabase()).get('attempts', testId);

/** Deletes an attempt, but not a later one of the same mock test. @throws when the database is unavailable */
export async function deleteAttempt(testId: string, attemptId: string): Promise<void> {
  const transaction = (await openDatabase()).transaction('attempts', 'readwrite');
  if ((await transaction.store.get(testId))?.attemptId === attemptId) await transaction.store.delete(testId);
  await transaction.done;
}
