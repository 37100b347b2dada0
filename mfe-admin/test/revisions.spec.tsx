import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { QuestionsDifference, StoredRevision } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { differenceCode } from '../src/history/difference/difference-code.js';
import { forget, open, signInAs } from './support.js';
import { press, settle, status } from './upload-support.js';

const url = '/admin/revisions?testId=ssc-1';
const [NEW, OLD, FIRST] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const stored = (revision: string, by: string, isPublished = false): StoredRevision => ({
  revision,
  changeId: '1',
  by,
  at: '2026-11-20T17:05:00.000Z',
  questions: 2,
  isPublished,
});
const difference = (revisionBefore: string, revisionAfter: string): QuestionsDifference => ({
  revisionBefore,
  revisionAfter,
  counts: { removed: 0, changed: 0, added: 0, same: 2 },
  isReordered: true,
  questions: [],
  math: {},
});
const revisions = async () => ({
  testId: 'ssc-1',
  examId: 'SSC',
  revisions: [stored(NEW, 'ada', true), stored(OLD, 'bea'), stored(FIRST, 'eva')],
});

beforeEach(async () => {
  forget();
  signInAs('admin');
  await differenceCode.load();
});

describe('the versions of a test', () => {
  it('are named by date and author, and any two are compared', async () => {
    const compareRevisions = jest.fn(async ({ before, after }: { before: string; after: string }) =>
      difference(before, after),
    );
    const view = await open(url, { calls: { revisions, compareRevisions } });
    await settle();
    view.getByText('20 Nov 2026, 17:05 UTC, by bea, 2 questions', { selector: 'li span' });
    view.getByText(/The order is different/);
    fireEvent.change(view.getByRole('combobox', { name: 'Earlier version' }), { target: { value: FIRST } });
    await settle();
    expect(compareRevisions.mock.calls.map(([pair]) => pair)).toEqual([
      { testId: 'ssc-1', before: OLD, after: NEW },
      { testId: 'ssc-1', before: FIRST, after: NEW },
    ]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('are restored after a confirmation with the difference to what students see', async () => {
    const compareRevisions = jest.fn(async ({ before, after }: { before: string; after: string }) =>
      difference(before, after),
    );
    const restoreRevision = jest.fn(async (_id: string, _restoration: object) => 'Restored for ssc-1.');
    const view = await open(url, { calls: { revisions, compareRevisions, restoreRevision } });
    await settle();
    await press(view, 'Restore this state of 20 Nov 2026, 17:05 UTC, by eva, 2 questions');
    await settle();
    expect(compareRevisions.mock.calls.at(-1)?.[0]).toEqual({ testId: 'ssc-1', before: NEW, after: FIRST });
    view.getByText('This changes what students see now:');
    await press(view, 'Restore');
    expect(restoreRevision.mock.calls).toEqual([['ssc-1', { revision: FIRST, basedOn: NEW }]]);
    expect(status(view)).toContain('Restored for ssc-1.');
  });

  it('are not compared when there is one, and the screen says so without a test', async () => {
    const one = async () => ({ testId: 'ssc-1', examId: 'SSC', revisions: [stored(NEW, 'ada', true)] });
    const view = await open(url, { calls: { revisions: one } });
    await settle();
    view.getByText(/only one stored version/);
    view.unmount();
    const empty = await open('/admin/revisions');
    await settle();
    empty.getByText(/No mock test is chosen/);
  });
});
