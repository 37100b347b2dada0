import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { deviceStorage } from '@mockingbird/platform';
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { readAttempt } from '../../src/record/database/attempt-store.js';
import { addResults, readNewestResult, readResults } from '../../src/record/database/result-store.js';
import { readCards } from '../../src/record/database/card-store.js';
import { readBookmarks } from '../../src/record/database/bookmark-store.js';
import { DATABASE_NAME } from '../../src/record/database/schema.js';
import { openDatabase } from '../../src/record/database/open-database.js';
import { readLastResult } from '../../src/record/results/last-result.js';
import { findResult, moveResults, saveResult } from '../../src/record/results/save-result.js';
import { renderInBrowser } from '../render.js';
import { choose, openTest, press, startAttempt, submitTest } from '../runner-actions.js';
import { buildResult } from './build-result.js';
import { fillDatabase, fillStorage, forbidDatabase, until, resetDeviceBeforeEach } from './fake-device.js';

const URL_OF_RESULT = '/results/sample-exam-1';
const WAITING = 'result:sample-exam-1';

const readSample = (name: string) =>
  JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8'));

resetDeviceBeforeEach();
beforeEach(cleanup);

describe('results on this device', () => {
  it('are all stored, and the newest of a mock test is shown', async () => {
    await addResults([buildResult({ submittedAt: 1 }), buildResult({ submittedAt: 3 })]);
    await addResults([buildResult({ submittedAt: 2 })]);
    expect((await readResults()).map(({ submittedAt }) => submittedAt)).toEqual([3, 2, 1]);
    expect((await readNewestResult('sample-exam-1'))?.submittedAt).toBe(3);
    expect(await readNewestResult('other')).toBeUndefined();
  });

  it('are stored once for each attempt', async () => {
    expect(await addResults([buildResult()])).toHaveLength(1);
    expect(await addResults([buildResult()])).toEqual([]);
    expect(await readResults()).toHaveLength(1);
  });

  it('lose the oldest one when the device is full, never the new one', async () => {
    await addResults(Array.from({ length: 12 }, (_, index) => buildResult({ submittedAt: index + 1 })));
    const put = IDBObjectStore.prototype.put;
    let refusals = 1;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
      if (refusals-- > 0) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, row, key);
    });
    await addResults([buildResult({ submittedAt: 99 })]);
    expect((await readResults()).map(({ submittedAt }) => submittedAt)).toEqual([99, 12, 11]);
  });

  it('are at most 300', async () => {
    await addResults(Array.from({ length: 305 }, (_, index) => buildResult({ submittedAt: index + 1 })));
    const results = await readResults();
    expect(results).toHaveLength(300);
    expect(results.at(-1)?.submittedAt).toBe(6);
  });

  it('wait in the storage until the database has them', async () => {
    saveResult(buildResult());
    expect(deviceStorage.read(WAITING)).toBeDefined();
    await until(async () => deviceStorage.read(WAITING) === undefined);
    expect(await readResults()).toEqual([buildResult()]);
    expect(readLastResult('sample-exam-1')).toMatchObject({ percent: '-12.50', passed: false });
  });

  it('of older site versions move to the database without loss', async () => {
    const sample = readSample('result-waiting');
    deviceStorage.write('result:ssc-cgl-1', sample);
    deviceStorage.write(WAITING, buildResult({ attemptId: undefined }));
    await moveResults();
    expect(await findResult('ssc-cgl-1')).toEqual(sample);
    expect(await readResults()).toHaveLength(2);
    expect(deviceStorage.keys('result:')).toEqual([]);
    expect(readLastResult('ssc-cgl-1')).toMatchObject({ title: 'CGL Tier 1: Mini Mock 1', percent: '25.00' });
    await moveResults();
    expect(await readResults()).toHaveLength(2);
  });

  it('stay in the storage while the database is forbidden', async () => {
    forbidDatabase();
    deviceStorage.write(WAITING, buildResult());
    await expect(moveResults()).rejects.toThrow('forbidden');
    expect(await findResult('sample-exam-1')).toEqual(buildResult());
  });
});

describe('the results page', () => {
  it('shows the newest result of the database', async () => {
    await addResults([
      buildResult({ submittedAt: 1, title: 'Older' }),
      buildResult({ submittedAt: 2, title: 'Newer' }),
    ]);
    await renderInBrowser({ url: URL_OF_RESULT });
    expect(await screen.findByRole('heading', { level: 1, name: 'Newer: your result' })).toBeTruthy();
  });

  it('says that this device has none', async () => {
    await renderInBrowser({ url: URL_OF_RESULT });
    expect(await screen.findByText('No result on this device')).toBeTruthy();
  });

  it('shows a result that could not be stored, and says so', async () => {
    fillStorage();
    fillDatabase();
    await renderInBrowser({ url: URL_OF_RESULT, navigationState: buildResult() });
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Exam: Test 1: your result' })).toBeTruthy();
    expect(await screen.findByText("This device can't save your result")).toBeTruthy();
  });

  it('says nothing about the storage of a result that is stored', async () => {
    const view = await startAttempt();
    choose(1, 'B');
    submitTest();
    cleanup();
    await renderInBrowser({ url: URL_OF_RESULT, navigationState: view.moves[0]?.state });
    await until(async () => (await readResults()).length === 1);
    expect(screen.queryByText("This device can't save your result")).toBeNull();
  });
});

describe('a database of version 1', () => {
  it('keeps its attempts and results in the newest version', async () => {
    const sample = readSample('database-v1');
    const old = await openDB(DATABASE_NAME, 1, {
      upgrade: (database) => {
        database.createObjectStore('attempts', { keyPath: 'testId' });
        const results = database.createObjectStore('results', { keyPath: 'id' });
        results.createIndex('test-and-time', ['testId', 'submittedAt']);
        results.createIndex('time', 'submittedAt');
      },
    });
    for (const row of sample.attempts) await old.put('attempts', row);
    for (const row of sample.results) await old.put('results', row);
    old.close();
    expect(await readAttempt('sample-exam-1')).toEqual(sample.attempts[0]);
    expect(await readResults()).toEqual([sample.results[0].result]);
    expect((await readCards()).map(({ id }) => id)).toEqual(['sample-exam-1/q-1', 'sample-exam-1/q-2']);
    await openTest();
    expect(
      await screen.findByText(/28:55 left, 1 of 2 answered/, undefined, { timeout: 4_000 }),
    ).toBeTruthy();
    press('Continue');
    expect(await screen.findByRole('timer')).toBeTruthy();
  });
});

describe('a database of version 2', () => {
  it('has valid rows in every store', async () => {
    const sample = readSample('database-v2');
    const database = await openDatabase();
    await database.put('attempts', sample.attempts[0]);
    await database.put('results', sample.results[0]);
    await database.put('cards', sample.cards[0]);
    await database.put('bookmarks', sample.bookmarks[0]);
    expect(database.version).toBe(2);
    expect(await readAttempt('sample-exam-1')).toEqual(sample.attempts[0]);
    expect(await readResults()).toEqual([sample.results[0].result]);
    expect(await readCards()).toEqual(sample.cards);
    expect(await readBookmarks()).toEqual(sample.bookmarks);
  });
});
