import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the database's chunk. */
export type DatabaseCode = typeof import('./database-code.js');

/** The code of the device database. No first view needs it. */
export const lazyDatabase = createLazyCode<DatabaseCode>(
  () => import(/* webpackChunkName: "record-database" */ './database-code.js'),
);

/** Whether this browser has a database at all. Opening it may still fail. */
export const hasDatabase = (): boolean => {
  try {
    return typeof indexedDB !== 'undefined' && indexedDB !== null;
  } catch {
    return false;
  }
};

/** Loads the code and runs work with it. @throws when the code or the database is unavailable */
export async function withDatabase<Value>(work: (code: DatabaseCode) => Promise<Value>): Promise<Value> {
  if (!hasDatabase()) throw new Error('This browser has no database');
  return work(await lazyDatabase.load());
}
