import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Rename } from '@mockingbird/contracts';
import { exam } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isOff, press, settle } from './upload-support.js';

const { mockTests: _, ...content } = exam({ examId: 'SAMPLE_EXAM' });
const storedExam = async () => ({ exam: content, revision: 'r1' });

async function openRename(rename: (rename: Rename) => Promise<string>) {
  const view = await open('/dataupload?exam=SAMPLE_EXAM', { calls: { storedExam, rename } });
  await settle();
  await press(view, 'Change the ID');
  return view;
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('changing the id of an exam', () => {
  it('needs another id, says what happens, and tells the result', async () => {
    const rename = jest.fn(async (_: Rename) => 'The ID is NEW_EXAM now.');
    const view = await openRename(rename);
    view.getByText(/Old addresses lead to the new one for ever/);
    expect(isOff(view.getByRole('button', { name: 'Change' }))).toBe(true);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    fireEvent.change(view.getByRole('textbox', { name: 'New ID' }), { target: { value: ' NEW_EXAM ' } });
    await press(view, 'Change');
    expect(rename.mock.calls).toEqual([[{ examId: 'SAMPLE_EXAM', newId: 'NEW_EXAM' }]]);
    view.getByText('The ID is NEW_EXAM now.');
  });

  it('says why it was refused', async () => {
    const view = await openRename(() => Promise.reject(refusal(409, 'OTHER cannot be used: it is taken.')));
    fireEvent.change(view.getByRole('textbox', { name: 'New ID' }), { target: { value: 'OTHER' } });
    await press(view, 'Change');
    view.getByText('OTHER cannot be used: it is taken.');
  });
});
