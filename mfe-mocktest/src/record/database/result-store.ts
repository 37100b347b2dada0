import type { AttemptResult } from '../../results/attempt-result.js';
import { parseResult } from '../../results/parse-result.js';
import { resultId } from '../results/result-id.js';
import { addMistakes } from './add-mistakes.js';
import { openDatabase, type RecordDatabase } from './open-database.js';
import type { ResultRow } from './schema.js';

/** Stored results. The oldest ones are deleted beyond it. A result of 100 questions has about 100 KB. */
const MAX_RESULTS = 300;
/** Results that are deleted in one step when the device is full. */
const FREED_RESULTS = 10;

/** The stored form of a result. */
export const toRow = (result: AttemptResult): ResultRow => ({
  id: resultId(result),
  testId: result.testId,
  submittedAt: result.submittedAt,
  result,
});

/** Writes the results that the database lacks, and their mistakes, in one transaction. @returns the new ones */
async function write(database: RecordDatabase, results: readonly AttemptResult[]): Promise<AttemptResult[]> {
  const transaction = database.transaction(['results', 'cards'], 'readwrite');
  const store = transaction.objectStore('results');
  const added: AttemptResult[] = [];
  for (const result of results) {
    if ((await store.getKey(resultId(result))) !== undefined) continue;
    await store.put(toRow(result));
    added.push(result);
  }
  await addMistakes(transaction.objectStore('cards'), added.map(toRow));
  const excess = Math.max(0, (await store.count()) - MAX_RESULTS);
  const oldest = excess > 0 ? await store.index('time').getAllKeys(null, excess) : [];
  for (const id of oldest) await store.delete(id);
  await transaction.done;
  return added;
}

/** @returns the number of deleted results */
async function deleteOldest(database: RecordDatabase, count: number): Promise<number> {
  const transaction = database.transaction('results', 'readwrite');
  const ids = await transaction.store.index('time').getAllKeys(null, count);
  for (const id of ids) await transaction.store.delete(id);
  await transaction.done;
  return ids.length;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Adds results. When the device is full, the oldest stored ones are deleted, never the new ones.
 * @returns those that were not stored before
 * @throws when they could not be stored
 */
export async function addResults(results: readonly AttemptResult[]): Promise<AttemptResult[]> {
  const database = await openDatabase();
  for (;;) {
    try {
      return await write(database, results);
    } catch (error) {
      if (!isFull(error) || (await deleteOldest(database, FREED_RESULTS)) === 0) throw error;
    }
  }
}

/** The last result of a mock test. @throws when the database is unavailable */
export async function readNewestResult(testId: string): Promise<AttemptResult | undefined> {
  const index = (await openDatabase()).transaction('results').store.index('test-and-time');
  const range = IDBKeyRange.bound([testId, 0], [testId, Number.MAX_SAFE_INTEGER]);
  for await (const { value } of index.iterate(range, 'prev')) {
    const result = parseResult(value.result, testId);
    if (result) return result;
  }
  return undefined;
}

/** All valid results, the newest first. @throws when the database is unavailable */
export async function readResults(): Promise<AttemptResult[]> {
  const rows = await (await openDatabase()).getAllFromIndex('results', 'time');
  return rows.reverse().flatMap(({ result, testId }) => parseResult(result, testId) ?? []);
}

/** @throws when the database is unavailable */
export const hasResult = async (id: string): Promise<boolean> =>
  (await (await openDatabase()).getKey('results', id)) !== undefined;
