import { beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, signInAs } from './support.js';
import { choose, chooseFile, chooseTest, press, recordUploads, resultOf, status } from './upload-support.js';

const url = '/dataupload';
const checked = resultOf({
  dryRun: true,
  message: '1 question of sample-exam-1 can be stored.',
  revision: 'a'.repeat(32),
});

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('an upload that replaces questions', () => {
  const none = { count: 0, ids: [] };
  const one = { count: 1, ids: ['q1'] };
  const removed = { count: 99, ids: ['q2', 'q3'] };
  const removing = { ...checked, questionChanges: { removed, changed: one, added: none, same: 0 } };
  const adding = { ...checked, questionChanges: { removed: none, changed: none, added: one, same: 4 } };

  const begin = async (...answers: Parameters<typeof recordUploads>) => {
    const { uploads, upload } = recordUploads(...answers);
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    chooseFile(view);
    await choose(view, /^Replace/);
    await press(view, 'Upload');
    return { view, uploads };
  };

  it('asks before it removes any, with counts and ids, and stores nothing until then', async () => {
    const { view, uploads } = await begin(removing, resultOf());
    expect(uploads.map(({ dryRun }) => dryRun)).toEqual([true]);
    const dialog = within(view.getByRole('dialog', { name: 'Remove 99 questions?' }));
    dialog.getByText('Removes 99, changes 1, adds 0.');
    dialog.getByText('q2, q3 and 97 more');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Upload and remove 99 questions');
    expect(uploads[1]).toMatchObject({
      dryRun: false,
      fields: { onRepeat: 'replace', basedOn: 'a'.repeat(32) },
    });
    expect(status(view)).toBe('1 question of sample-exam-1 stored.');
  });

  it('stores nothing when the answer is no, and shows the check', async () => {
    const { view, uploads } = await begin(removing);
    await press(view, 'Cancel');
    expect(uploads).toHaveLength(1);
    expect(view.queryByRole('dialog')).toBeNull();
    expect(status(view)).toMatch(/^Checked, nothing is stored yet\./);
    view.getByText('Removes 99, changes 1, adds 0.');
    view.getByRole('button', { name: 'Upload now and remove 99 questions' });
  });

  it('does not ask when none is removed, and is based on the check', async () => {
    const { view, uploads } = await begin(adding, resultOf());
    expect(uploads.map(({ dryRun, fields }) => [dryRun, fields['basedOn']])).toEqual([
      [true, undefined],
      [false, 'a'.repeat(32)],
    ]);
    expect(status(view)).toBe('1 question of sample-exam-1 stored.');
  });

  it('is no replacement unless somebody chooses it', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    chooseFile(view);
    await press(view, 'Upload');
    expect(uploads.map(({ dryRun, fields }) => [dryRun, fields['onRepeat']])).toEqual([[false, 'update']]);
  });

  it('is not checked first when it only adds', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(url, { calls: { upload } });
    await chooseTest(view);
    chooseFile(view);
    await choose(view, /^Add/);
    await press(view, 'Upload');
    expect(uploads.map(({ dryRun }) => dryRun)).toEqual([false]);
  });
});
