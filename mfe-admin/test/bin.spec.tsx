import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BinEntry, BinTarget } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { press, pressFocused, settle, status } from './upload-support.js';

const ENTRY: BinEntry = {
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  by: 'grace',
  at: '2026-11-20T17:05:00.000Z',
  daysLeft: 1,
  tests: 3,
};

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the bin', () => {
  it('says what was deleted, by whom, when, and how long it stays', async () => {
    const test: BinEntry = { ...ENTRY, testId: 'ssc-1', title: undefined, daysLeft: 30, tests: 0 };
    const view = await open('/admin/bin', { calls: { bin: async () => [ENTRY, test] } });
    await settle();
    const rows = view.getAllByRole('listitem').filter((row) => row.querySelector('h2'));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Exam SSC CGLSSC_CGL3 mock testsdeleted by grace20 Nov 2026, 17:05 UTC1 day leftRestore Exam SSC CGLDelete for good Exam SSC CGL',
      'Mock test ssc-1ssc-1deleted by grace20 Nov 2026, 17:05 UTC30 days leftRestore Mock test ssc-1Delete for good Mock test ssc-1',
    ]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it.each([
    ['Restore Exam SSC CGL', 'Restore', 'restoreFromBin'],
    ['Delete for good Exam SSC CGL', 'Delete for good', 'deleteForGood'],
  ] as const)('%s asks first, says what happened, and moves the focus', async (name, action, call) => {
    let entries = [ENTRY];
    const run = jest.fn(async (_: BinTarget) => {
      entries = [];
      return 'It is done.';
    });
    const view = await open('/admin/bin', { calls: { bin: async () => entries, [call]: run } });
    await settle();
    await pressFocused(view, name);
    expect(run).not.toHaveBeenCalled();
    await pressFocused(view, action);
    expect(run.mock.calls).toEqual([[{ examId: 'SSC_CGL' }]]);
    expect(status(view)).toContain('It is done.');
    expect(document.activeElement).toBe(view.getByText('It is done.'));
    view.getByText('The bin is empty.');
  });

  it('restores and removes texts, and says what that means beside a shipped one', async () => {
    const post: BinEntry = {
      ...ENTRY,
      examId: '',
      textId: 'post.mine',
      title: 'Mine',
      isReplaced: true,
      tests: 0,
    };
    const restoreFromBin = jest.fn(async (_: BinTarget) => 'It is done.');
    const view = await open('/admin/bin', { calls: { bin: async () => [post], restoreFromBin } });
    await settle();
    view.getByText('Another text is at its address now');
    expect(view.queryByText('0 mock tests')).toBeNull();
    await press(view, 'Restore Post Mine');
    view.getByText(/^It takes the place of the text that is at its address now\./);
    await press(view, 'Restore');
    expect(restoreFromBin.mock.calls).toEqual([[{ textId: 'post.mine' }]]);
  });

  it('says why it could not be loaded', async () => {
    const bin = () => Promise.reject(refusal(503, 'The database is unavailable.'));
    const view = await open('/admin/bin', { calls: { bin } });
    await settle();
    view.getByText('The database is unavailable.');
  });
});

describe('deleting', () => {
  it('says what goes, and reloads the list', async () => {
    const deleteToBin = jest.fn(async (_: BinTarget) => 'SAMPLE_EXAM is in the bin.');
    const view = await open('/admin/exams', { calls: { deleteToBin } });
    await settle();
    await press(view, 'Delete the exam Sample Exam');
    view.getByText(/2 mock tests and 2 questions will go into the bin too\. Links to it in articles/);
    await press(view, 'Delete');
    expect(deleteToBin.mock.calls).toEqual([[{ examId: 'SAMPLE_EXAM' }]]);
    expect(status(view)).toContain('SAMPLE_EXAM is in the bin.');
  });

  it('is offered for each test, and the bin is linked', async () => {
    const view = await open('/admin/exams');
    await settle();
    view.getByRole('button', { name: 'Delete the test Test 10', hidden: true });
    expect(view.getByRole('link', { name: 'Open the bin' }).getAttribute('href')).toBe('/admin/bin');
  });
});
