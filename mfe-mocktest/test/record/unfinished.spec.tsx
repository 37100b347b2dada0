import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { readAttempt } from '../../src/record/database/attempt-store.js';
import { announceHolder } from '../../src/record/attempts/attempt-channel.js';
import { readSummary } from '../../src/record/attempts/attempt-summary.js';
import { choose, openTest, option, press, startAttempt, submitTest } from '../runner-actions.js';
import { fillDatabase, fillStorage, forbidDatabase, until, resetDeviceBeforeEach } from './fake-device.js';

const TEST_ID = 'sample-exam-1';
const COPY_KEY = 'mb:attempt:sample-exam-1';
const UNSAVED = "This device can't save your answers";

resetDeviceBeforeEach();
beforeEach(cleanup);

/** The number of answers that the database has. */
const storedAnswers = async () => {
  const row = await readAttempt(TEST_ID);
  return row && (row.text.match(/"answer":\d/g) ?? []).length;
};

const untilStored = (answers: number) => until(async () => (await storedAnswers()) === answers);

/** Simulates a killed process: the page ends without any event, so nothing is copied to the storage. */
async function kill(): Promise<void> {
  const entries = Object.entries({ ...localStorage });
  const row = await readAttempt(TEST_ID);
  cleanup();
  localStorage.clear();
  for (const [key, value] of entries) localStorage.setItem(key, String(value));
  expect((await readAttempt(TEST_ID))?.attemptId).toBe(row?.attemptId);
}

describe('an attempt in the database', () => {
  it('has every answer, and continues after the process was killed', async () => {
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    choose(2, 'C');
    await untilStored(2);
    await kill();
    expect(localStorage.getItem(COPY_KEY)).not.toContain('\\"answer\\":2');
    await openTest();
    expect(await screen.findByText(/left, 2 of 2 answered/)).toBeTruthy();
    press('Continue');
    await screen.findByRole('timer');
    expect(option(1, 'B')).toHaveProperty('checked', true);
    expect(option(2, 'C')).toHaveProperty('checked', true);
  });

  it('is older than the copy that a closing page has written', async () => {
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    fillDatabase();
    choose(2, 'C');
    cleanup();
    await openTest();
    press('Continue');
    await screen.findByRole('timer');
    expect(option(2, 'C')).toHaveProperty('checked', true);
  });

  it('is described by a summary that needs no database', async () => {
    await startAttempt();
    choose(1, 'B');
    expect(readSummary(TEST_ID)).toMatchObject({ answered: 1, total: 2, title: 'Sample Exam: Test 1' });
    submitTest();
    expect(readSummary(TEST_ID)).toBeUndefined();
  });

  it('is deleted after the submission', async () => {
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    submitTest();
    await until(async () => (await readAttempt(TEST_ID)) === undefined);
    expect(localStorage.getItem(COPY_KEY)).toBeNull();
  });

  it('is not offered again when the page closed before the database deleted it', async () => {
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    const row = await readAttempt(TEST_ID);
    submitTest();
    localStorage.setItem('mb:ended:sample-exam-1', JSON.stringify(row?.attemptId));
    cleanup();
    await openTest();
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });

  it('is offered although the full storage has neither copy nor summary', async () => {
    fillStorage();
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    cleanup();
    await openTest();
    expect(await screen.findByText(/left, 1 of 2 answered/, undefined, { timeout: 4_000 })).toBeTruthy();
  });
});

describe('a device that cannot save', () => {
  it('says so, and the test goes on to its result', async () => {
    fillStorage();
    forbidDatabase();
    const view = await startAttempt();
    choose(1, 'B');
    expect((await screen.findByText(UNSAVED)).closest('[role=alert]')).toBeTruthy();
    submitTest();
    expect(view.moves[0]?.to).toBe('/results/sample-exam-1');
    expect(view.moves[0]?.state).toMatchObject({ testId: TEST_ID });
  });

  it('needs neither notice when only the database is forbidden', async () => {
    forbidDatabase();
    await startAttempt();
    choose(1, 'B');
    await screen.findByRole('timer');
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(localStorage.getItem(COPY_KEY)).toContain('answer');
    cleanup();
    await openTest();
    expect(await screen.findByText(/left, 1 of 2 answered/)).toBeTruthy();
  });

  it('needs no notice when only the storage is full', async () => {
    fillStorage();
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });
});

describe('two tabs', () => {
  it('agree without the storage: the older one stops when the newer one announces itself', async () => {
    await startAttempt();
    choose(1, 'B');
    await untilStored(1);
    act(() => announceHolder('another-test', 'other-tab'));
    act(() => announceHolder(TEST_ID, 'other-tab'));
    expect(await screen.findByText('This test is open in another tab')).toBeTruthy();
    press('Continue here');
    await screen.findByRole('timer');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });
});
