import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { Question, UploadResult } from '@mockingbird/contracts';
import type { AdminCalls, StaffCalls, TextCalls } from '@mockingbird/platform';
import { EDITOR, previewQuestion, proposalOf, QUESTION, show, stored, TESTS, url } from './bank-support.js';
import { forget, open, signInAs } from './support.js';
import { field, press, recordUploads, resultOf, settle, status, type } from './upload-support.js';

const NEW = `${url}?test=sample-exam-1&new=1`;
const DRAFT_KEY = 'mb:question-draft:["sample-exam-1","q1"]';

type View = Awaited<ReturnType<typeof show>>;

const textOf = (view: View, label: string) => {
  const control = field(view, label);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control.value : '';
};

/** An upload that ends when the test says so. */
function slowUpload() {
  let end = (): void => undefined;
  const upload: AdminCalls['upload'] = () =>
    new Promise<UploadResult>((resolve) => (end = () => resolve(resultOf())));
  return { upload, end: () => end() };
}

beforeEach(() => {
  forget();
  signInAs('admin');
  window.history.replaceState(null, '', '/');
});

describe('a dialog over the editor', () => {
  it('does not save the question by its form or by the keys', async () => {
    const media: Partial<TextCalls> = {
      media: async () => ({ data: [], meta: { total: 0, page: 1, pages: 1 } }),
    };
    const { uploads, upload } = recordUploads();
    const view = await open(NEW, {
      calls: { previewQuestion, upload },
      // The cast is safe: the dialog makes this call only.
      api: { texts: async () => media as TextCalls },
    });
    await settle();
    const picture = within(view.getByRole('group', { name: 'Picture of option A' }));
    fireEvent.click(picture.getByRole('button', { name: 'Choose an uploaded picture' }));
    await settle();
    const search = within(view.getByRole('dialog')).getByRole('searchbox');
    fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name: 'Find' }));
    fireEvent.keyDown(search, { key: 'Enter', ctrlKey: true });
    await settle();
    expect(uploads).toEqual([]);
    fireEvent.keyDown(field(view, 'Question'), { key: 'Enter', ctrlKey: true });
    await settle();
    expect(uploads).toHaveLength(1);
  });
});

describe('a picture that is not uploaded', () => {
  it('is not lost without a word when the question is saved', async () => {
    const { uploads, upload } = recordUploads(resultOf());
    const view = await open(NEW, { calls: { previewQuestion, upload } });
    await settle();
    const picture = within(view.getByRole('group', { name: 'Picture of option A' }));
    const file = new File(['bytes'], 'stop.png', { type: 'image/png' });
    fireEvent.change(picture.getByLabelText(/^Picture file/), { target: { files: [file] } });
    await settle();
    await press(view, 'Save');
    view.getByText(/^stop.png is not uploaded yet/);
    expect(uploads).toEqual([]);
    fireEvent.click(picture.getByRole('button', { name: 'Leave it out' }));
    await press(view, 'Save');
    expect(uploads).toHaveLength(1);
  });
});

describe('a question that was saved', () => {
  it('stays in the editor after its first save, with the message, and can be saved again', async () => {
    const { uploads, upload } = recordUploads(resultOf(), resultOf());
    let saved = QUESTION;
    const bankQuestion: AdminCalls['bankQuestion'] = async (_, questionId) => {
      saved = { ...QUESTION, questionId };
      return stored(saved, TESTS.slice(0, 1));
    };
    const view = await show(NEW, { bankQuestion, upload });
    type(view, 'Question', 'Is it?');
    await press(view, 'Save');
    expect(status(view)).toContain('Saved in 1 test.');
    expect(window.location.search).toBe(`?test=sample-exam-1&question=${saved.questionId}`);
    view.getByRole('heading', { name: 'Edit question' });
    expect(textOf(view, 'Question')).toBe(QUESTION.questionText);
    type(view, 'Topic', 'Sums');
    await press(view, 'Save');
    expect(uploads.map(({ fields }) => fields['onRepeat'])).toEqual(['add', 'update']);
    expect(status(view)).toContain('Saved in 1 test.');
  });

  it('leaves no draft for the next new question', async () => {
    const { upload } = recordUploads(resultOf());
    const view = await show(NEW, { bankQuestion: async () => stored(), upload });
    type(view, 'Question', 'Is it?');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await press(view, 'Save');
    view.unmount();
    const next = await show(NEW, {});
    expect(textOf(next, 'Question')).toBe('');
    expect(next.queryByText(/^Your unsaved changes of/)).toBeNull();
  });

  it('keeps what was typed while it was saved', async () => {
    const { upload, end } = slowUpload();
    const view = await show(EDITOR, {
      bankQuestion: async () => stored(QUESTION, TESTS.slice(0, 1)),
      upload,
    });
    type(view, 'Topic', 'Sums');
    await press(view, 'Save');
    type(view, 'Level', 'Easy');
    end();
    await settle();
    expect(status(view)).toContain('Saved in 1 test.');
    expect(textOf(view, 'Level')).toBe('Easy');
  });
});

describe('unsaved changes of an earlier visit', () => {
  const other = { ...QUESTION, explanation: 'Another one.' };

  it('are compared with the question that they started from', async () => {
    const first = await show(EDITOR, { bankQuestion: async () => stored() });
    type(first, 'Topic', 'Mine');
    first.unmount();
    const { uploads, upload } = recordUploads();
    const view = await show(EDITOR, { bankQuestion: async () => stored(other), upload });
    expect(textOf(view, 'Topic')).toBe('Mine');
    await press(view, 'Save');
    view.getByText('Somebody else changed this question');
    expect(uploads).toEqual([]);
    await press(view, 'Show the stored one');
    expect(textOf(view, 'Explanation')).toBe('Another one.');
  });

  it('give way to the question as it is stored now when they are discarded', async () => {
    const first = await show(EDITOR, { bankQuestion: async () => stored() });
    type(first, 'Topic', 'Mine');
    first.unmount();
    const view = await show(EDITOR, { bankQuestion: async () => stored(other) });
    await press(view, 'Discard them');
    expect(textOf(view, 'Explanation')).toBe('Another one.');
  });

  it('open when an earlier version stored them without that question', async () => {
    const first = await show(EDITOR, { bankQuestion: async () => stored() });
    type(first, 'Topic', 'Mine');
    first.unmount();
    const { base, ...draft } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as { base: Question };
    expect(base).toEqual(QUESTION);
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    const { uploads, upload } = recordUploads(...Array.from({ length: 4 }, () => resultOf()));
    const view = await show(EDITOR, { bankQuestion: async () => stored(), upload });
    expect(textOf(view, 'Topic')).toBe('Mine');
    await press(view, 'Save');
    expect(uploads.filter(({ dryRun }) => !dryRun)).toHaveLength(2);
  });

  it('are not promised on a device that cannot store them', async () => {
    const view = await show(EDITOR, { bankQuestion: async () => stored() });
    type(view, 'Topic', 'Mine');
    expect(status(view)).toContain('Your changes are stored on this device until you save them.');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(view, 'Topic', 'Mine too');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(status(view)).toContain('This device cannot store your changes.');
    setItem.mockRestore();
  });
});

describe('the fields of the editor', () => {
  it('stay visible while somebody empties them', async () => {
    const view = await show(EDITOR, { bankQuestion: async () => stored() });
    const mistake = field(view, 'The mistake that leads to option A');
    expect(mistake.closest('details')?.open).toBe(true);
    type(view, 'The mistake that leads to option A', '');
    expect(mistake.closest('details')?.open).toBe(true);
  });
});

describe('a new question that was sent for review', () => {
  it('is followed by an empty form with another id', async () => {
    signInAs('author');
    const ids: (string | undefined)[] = [];
    const propose: StaffCalls['propose'] = async (form) => {
      const file = form.get('file');
      ids.push(file instanceof File ? file.name : undefined);
      return proposalOf('p1', 'sample-exam-1');
    };
    const view = await open(NEW, { calls: { previewQuestion }, staff: { propose } });
    await settle();
    const first = textOf(view, 'Question ID');
    type(view, 'Question', 'Is it?');
    await press(view, 'Send for review');
    expect(ids).toHaveLength(1);
    expect(status(view)).toContain('Sent for review. It joins the test when it is published.');
    const link = view.getByRole('link', { name: 'Open the proposal: Questions of sample-exam-1' });
    expect(link.getAttribute('href')).toBe('/admin/review?id=p1');
    expect(textOf(view, 'Question')).toBe('');
    expect(textOf(view, 'Question ID')).not.toBe(first);
  });
});
