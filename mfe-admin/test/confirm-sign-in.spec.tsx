import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { Confirmation, HistoryResponse } from '@mockingbird/contracts';
import { deviceStorage, type AdminCalls, type OwnAccountCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs, tokenOf } from './support.js';
import { press, settle } from './upload-support.js';

const HISTORY: HistoryResponse = {
  data: [
    {
      id: '7',
      at: '2026-11-20T17:05:00.000Z',
      by: 'ada',
      type: 'questions',
      outcome: 'replaced',
      examId: 'SAMPLE_EXAM',
      testId: 'sample-exam-10',
      counts: { exams: 0, tests: 0, questions: 2 },
      revisionBefore: 'a'.repeat(32),
      revisionAfter: 'b'.repeat(32),
      undoable: true,
    },
  ],
  meta: {},
};
const FRESH = tokenOf('admin', 4_102_444_801);
const tooOld = () => refusal(401, 'Please confirm that it is you.', undefined, 'MB-1017');

describe('a change that needs a recent sign-in', () => {
  let sent: Confirmation[];
  let undone: string[];
  let tokens: string[];
  beforeEach(() => {
    forget();
    signInAs('admin');
    [sent, undone, tokens] = [[], [], []];
  });

  /** The services accept an undo only with the fresh token. */
  async function openUndo(confirm: OwnAccountCalls['confirm']) {
    const calls: Partial<AdminCalls> = {
      undo: async (id) => {
        if (tokens.at(-1) !== FRESH) throw tooOld();
        undone.push(id);
        return { message: 'Undone.', id: '8', revision: '' };
      },
    };
    const view = await open('/admin/history', {
      calls,
      staff: { auditLog: async () => HISTORY },
      tokens,
      account: { confirm },
    });
    await settle();
    await press(view, /^Undo the change of/);
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    const click = async (name: string) => {
      await act(async () => void dialog.getByRole('button', { hidden: true, name }).click());
      await settle();
    };
    await click('Undo the change');
    return { view, dialog, click };
  }
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('asks for the password in its dialog, and then happens', async () => {
    const { view, dialog, click } = await openUndo(async (confirmation) => {
      sent.push(confirmation);
      return FRESH;
    });
    const password = dialog.getByLabelText('Password');
    expect(document.activeElement).toBe(password);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    type(password, 'correct horse');
    await click('Confirm');
    expect(sent).toEqual([{ password: 'correct horse' }]);
    expect(undone).toEqual(['7']);
    expect(deviceStorage.read('token')).toBe(FRESH);
    expect(dialog.queryByLabelText('Password')).toBeNull();
    view.getByText('Undone.');
  });

  it('asks for the code too when the account has a second factor, and keeps the password', async () => {
    const { dialog, click } = await openUndo(async (confirmation) => {
      sent.push(confirmation);
      if (confirmation.code === undefined) throw refusal(401, 'Type the code.', undefined, 'MB-1016');
      if (confirmation.code !== '123456')
        throw refusal(401, 'No.', [{ path: '/code', message: 'This code is wrong.' }], 'MB-1016');
      return FRESH;
    });
    type(dialog.getByLabelText('Password'), 'correct horse');
    await click('Confirm');
    const code = dialog.getByLabelText('Code');
    expect(document.activeElement).toBe(code);
    type(code, '000000');
    await click('Confirm');
    dialog.getByText('This code is wrong.');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    type(code, '123456');
    await click('Confirm');
    expect(sent.at(-1)).toEqual({ password: 'correct horse', code: '123456' });
    expect(undone).toEqual(['7']);
  });

  it('does not happen with a wrong password, which is marked', async () => {
    const { dialog, click } = await openUndo(async () => {
      throw refusal(401, 'No.', [{ path: '/password', message: 'This is not your password.' }], 'MB-1013');
    });
    const password = dialog.getByLabelText('Password');
    type(password, 'wrong horse');
    await click('Confirm');
    dialog.getByText('This is not your password.');
    expect(document.activeElement).toBe(password);
    expect(undone).toEqual([]);
  });
});
