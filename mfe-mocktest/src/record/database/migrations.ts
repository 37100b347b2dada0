import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { addMistakes } from './add-mistakes.js';
import type { RecordSchema } from './schema.js';

type UpgradeTransaction = IDBPTransaction<RecordSchema, StoreNames<RecordSchema>[], 'versionchange'>;
type Migration = (database: IDBPDatabase<RecordSchema>, transaction: UpgradeTransaction) => Promise<void>;

/**
 * The step to each version, from version 1 on. Append only: devices have databases of every version. A step must not
 * change an earlier one.
 */
const MIGRATIONS: readonly Migration[] = [
  async (database) => {
    database.createObjectStore('attempts', { keyPath: 'testId' });
    const results = database.createObjectStore('results', { keyPath: 'id' });
    results.createIndex('test-and-time', ['testId', 'submittedAt']);
    results.createIndex('time', 'submittedAt');
  },
  // The deck begins with the mistakes of the results that the device has.
  async (database, transaction) => {
    database.createObjectStore('cards', { keyPath: 'id' }).createIndex('due', 'schedule.due');
    database.createObjectStore('bookmarks', { keyPath: 'id' });
    const rows = await transaction.objectStore('results').index('time').getAll();
    await addMistakes(transaction.objectStore('cards'), rows);
  },
];

/** The newest version. */
export const DATABASE_VERSION = MIGRATIONS.length;

/** Runs the steps that a database of an older version lacks. @param from 0 for a new database */
export async function migrate(
  database: IDBPDatabase<RecordSchema>,
  from: number,
  transaction: UpgradeTransaction,
): Promise<void> {
  for (const step of MIGRATIONS.slice(from)) await step(database, transaction);
}
