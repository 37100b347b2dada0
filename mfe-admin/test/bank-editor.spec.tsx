import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { Question } from '@mockingbird/contracts';
import type { AdminCalls, StaffCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { EDITOR, previewQuestion, proposalOf, QUESTION, show, stored, TESTS, url } from './bank-support.js';
import { forget, open, refusal, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle } from './upload-support.js';

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the editor of a question', () => {
  const type = (view: Awaited<ReturnType<typeof show>>, label: string, value: string) =>
    fireEvent.change(view.getByLabelText(label), { target: { value } });
  const fileOf = (file: File | undefined): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file ?? new Blob([]));
    });

  it('changes a question in all its tests, each based on its own revision', async () => {
    let present = QUESTION;
    const bankQuestion = jest.fn(async () => stored(present));
    const recorded = recordUploads(...Array.from({ length: 4 }, () => resultOf()));
    const upload: AdminCalls['upload'] = async (form, options) => {
      if (!options?.dryRun) present = { ...QUESTION, options: ['4', '5', '7'] };
      return recorded.upload(form, options);
    };
    const view = await show(EDITOR, { bankQuestion, upload });
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    type(view, 'Option C', '7');
    const picture = within(view.getByRole('group', { name: 'Picture of option B' }));
    fireEvent.click(picture.getByRole('button', { name: 'Remove the picture' }));
    await press(view, 'Save');
    const sent = [
      { uploadType: 'questions', testId: 'sample-exam-1', onRepeat: 'update', basedOn: 'r1' },
      { uploadType: 'questions', testId: 'sample-exam-2', onRepeat: 'update', basedOn: 'r2' },
    ];
    // Every test is checked before the first one is stored.
    expect(recorded.uploads.map(({ dryRun }) => dryRun)).toEqual([true, true, false, false]);
    expect(recorded.uploads.map(({ fields }) => fields)).toEqual([...sent, ...sent]);
    expect(JSON.parse(await fileOf(recorded.uploads[0]?.file))).toEqual([
      { ...QUESTION, options: ['4', '5', '7'] },
    ]);
    expect(view.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved in 2 tests.');
  });

  it('changes a question in the chosen tests only', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await show(EDITOR, { bankQuestion: async () => stored(), upload });
    fireEvent.click(view.getByLabelText('Test 2'));
    type(view, 'Topic', 'Addition');
    await press(view, 'Save');
    expect(uploads.map(({ fields }) => fields['testId'])).toEqual(['sample-exam-1']);
  });

  it('does not overwrite what somebody else changed in the question, unless the editor says so', async () => {
    const other = { ...QUESTION, explanation: 'Another one.' };
    const bankQuestion = jest.fn<AdminCalls['bankQuestion']>(async () => stored(other));
    bankQuestion.mockResolvedValueOnce(stored());
    const { uploads, upload } = recordUploads(...Array.from({ length: 4 }, () => resultOf()));
    const view = await show(EDITOR, { bankQuestion, upload });
    type(view, 'Topic', 'Mine');
    await press(view, 'Save');
    view.getByText('Somebody else changed this question');
    expect(uploads).toEqual([]);
    await press(view, 'Save mine');
    expect(uploads.filter(({ dryRun }) => !dryRun)).toHaveLength(2);
  });

  it('keeps unsaved changes on the device, and discards them on request', async () => {
    const calls = { bankQuestion: async () => stored() };
    const first = await show(EDITOR, calls);
    type(first, 'Explanation', 'Half a thought');
    first.unmount();
    const again = await show(EDITOR, calls);
    expect((again.getByLabelText('Explanation') as HTMLTextAreaElement).value).toBe('Half a thought');
    again.getByText(/^Your unsaved changes of/);
    await press(again, 'Discard them');
    expect((again.getByLabelText('Explanation') as HTMLTextAreaElement).value).toBe('Add them.');
    again.unmount();
    const last = await show(EDITOR, calls);
    expect(last.queryByText(/^Your unsaved changes of/)).toBeNull();
  });

  it('shows the question as students see it, and what is still to correct', async () => {
    const view = await show(EDITOR, { bankQuestion: async () => stored() });
    const preview = view.getByRole('region', { name: 'Preview' });
    const waitForText = (text: string) =>
      // The check starts a moment after the last key, later on a busy machine.
      waitFor(() => expect(preview.textContent).toContain(text), { timeout: 60_000 });
    await waitForText('Add them.');
    type(view, 'Question', '');
    await waitForText('Still to correctQuestion: Is empty');
    expect(preview.textContent).toContain('Add them.');
  });

  it('says why a save failed, and keeps the form', async () => {
    const upload = () => Promise.reject(refusal(400, 'One thing to correct.'));
    const view = await show(EDITOR, { bankQuestion: async () => stored(), upload });
    type(view, 'Topic', 'Mine');
    await press(view, 'Save');
    view.getByText('One thing to correct.');
    expect((view.getByLabelText('Topic') as HTMLInputElement).value).toBe('Mine');
  });

  it('is sent for review by who may not publish, and stays as it is until then', async () => {
    signInAs('author');
    const sent: Record<string, unknown>[] = [];
    const propose: StaffCalls['propose'] = async (form, { isSent }) => {
      sent.push({ testId: form.get('testId'), onRepeat: form.get('onRepeat'), isSent });
      return proposalOf(`p${sent.length}`, String(form.get('testId')));
    };
    const calls = { previewQuestion, bankQuestion: async () => stored(), upload: async () => resultOf() };
    const view = await open(EDITOR, { calls, staff: { propose } });
    await settle();
    type(view, 'Topic', 'Mine');
    expect(view.queryByRole('button', { name: 'Save' })).toBeNull();
    await press(view, 'Send for review');
    expect(sent).toEqual(TESTS.map(({ testId }) => ({ testId, onRepeat: 'update', isSent: true })));
    view.getByText(/^Sent for review in 2 tests\./);
    const links = view.getAllByRole('link', { name: /^Open the proposal: / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      TESTS.map(({ testId }, index) => [
        `Open the proposal: Questions of ${testId}`,
        `/admin/review?id=p${index + 1}`,
      ]),
    );
    expect((view.getByLabelText('Topic') as HTMLInputElement).value).toBe('');
  });

  it('adds a new question with its own id', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await show(`${url}?test=sample-exam-1&new=1`, {
      bankQuestion: async () => stored(),
      upload,
    });
    type(view, 'Question', 'Is it?');
    type(view, 'Option A', 'Yes');
    type(view, 'Option B', 'No');
    await press(view, 'Remove option D');
    await press(view, 'Remove option C');
    fireEvent.click(view.getByLabelText('Option B is right'));
    await press(view, 'Save');
    expect(uploads[0]?.fields).toEqual({ uploadType: 'questions', testId: 'sample-exam-1', onRepeat: 'add' });
    const [question] = JSON.parse(await fileOf(uploads[0]?.file)) as Question[];
    expect(question).toMatchObject({ questionText: 'Is it?', options: ['Yes', 'No'], correctAnswer: 1 });
    expect(question?.questionId).toMatch(/^sample-exam-1-\d{4}-\d\d-\d\d-\w+$/);
  });
});
