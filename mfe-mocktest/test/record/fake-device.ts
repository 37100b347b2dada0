import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '../../src/record/database/open-database.js';
import { lazyDatabase } from '../../src/record/database/lazy-database.js';

/** jsdom's files have no `text()`. */
function readText(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(this);
  });
}
Object.defineProperty(Blob.prototype, 'text', { value: readText, configurable: true });

// jsdom has none. It connects the tabs of one device.
Object.assign(globalThis, { BroadcastChannel });

/** A screen that goes may have one write on the way, and one that waits for it. */
const WRITES_UNDER_WAY = 2;

/** Waits until the writes of the last test have reached its database. Writes wait for each other. */
async function finishWrites(): Promise<void> {
  for (let write = 0; write <= WRITES_UNDER_WAY; write += 1) {
    await setImmediate();
    await (await openDatabase()).transaction('attempts', 'readwrite').done;
  }
}

/** A new device: an empty storage and an empty database. */
async function resetDevice(): Promise<void> {
  await closeDatabase().catch(() => undefined);
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}

/** Gives every test of a file a new device. */
export function resetDeviceBeforeEach(): void {
  beforeEach(async () => {
    // A test that still runs saves its attempt, which must not reach the new device.
    cleanup();
    await finishWrites().catch(() => undefined);
    await resetDevice();
    await lazyDatabase.load();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/** The device refuses every write to the storage, because it is full. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** The browser forbids the database, as in some private windows. */
export function forbidDatabase(): void {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}

/** The database refuses writes, because the device is full. @param accepted writes before that */
export function fillDatabase(accepted = 0) {
  const { put } = IDBObjectStore.prototype;
  let left = accepted;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
    left -= 1;
    if (left < 0) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, row);
  });
}

/** Waits until a value is there. The database answers after some turns of the event loop. */
export async function until<Value>(read: () => Promise<Value | undefined | false>): Promise<Value> {
  let value: Value | undefined | false;
  await waitFor(async () => {
    value = await read();
    if (value === undefined || value === false) throw new Error('The device has not answered yet');
  });
  if (value === undefined || value === false) throw new Error('The device did not answer');
  return value;
}
