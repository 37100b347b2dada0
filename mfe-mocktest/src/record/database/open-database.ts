import { openDB, type IDBPDatabase } from 'idb';
import { DATABASE_VERSION, migrate } from './migrations.js';
import { DATABASE_NAME, type RecordSchema } from './schema.js';

export type RecordDatabase = IDBPDatabase<RecordSchema>;

let connection: Promise<RecordDatabase> | undefined;

const forget = () => {
  connection = undefined;
};

function open(): Promise<RecordDatabase> {
  return new Promise((resolve, reject) => {
    openDB<RecordSchema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade: (database, from, _to, transaction) => {
        migrate(database, from, transaction).catch(() => transaction.abort());
      },
      // Another tab holds an older version open. A test must not wait for it.
      blocked: () => reject(new Error('Another tab blocks the database')),
      // Another tab needs a newer version: this one closes, and the next use opens it again.
      blocking: (_current, _wanted, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }).then(resolve, reject);
  });
}

/**
 * The connection of this tab. It opens on first use.
 * @throws when the browser forbids it, or when another tab blocks it. The next call tries again
 */
export function openDatabase(): Promise<RecordDatabase> {
  connection ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
}

/** Closes the connection of this tab. */
export async function closeDatabase(): Promise<void> {
  const open = connection;
  forget();
  (await open)?.close();
}
