import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { StoredText, UploadResult } from '@mockingbird/contracts';
import type { TextCalls } from '@mockingbird/platform';
import { textsCode } from '../src/texts/texts-code.js';
import { forget, refusal, signInAs } from './support.js';
import { openTexts, ROW, STORED, url } from './texts-support.js';
import { field, press, recordUploads, resultOf, settle, status, type, valueOf } from './upload-support.js';

const result = (changes: Partial<UploadResult> = {}) =>
  resultOf({ type: 'post', message: 'Stored.', ...changes });

/** What the services return after they stored a new post. */
const NEW_POST: StoredText = {
  row: { ...ROW, id: 'post.night-signs', state: 'draft', title: 'Night signs', path: '/blog/night-signs' },
  revision: 'b'.repeat(32),
  text: {
    title: 'Night signs',
    slug: 'night-signs',
    excerpt: 'It is dark.',
    publicationDate: '2026-11-28',
    readingTime: 1,
    blocks: [{ kind: 'richText', body: 'It is dark.' }],
  },
};

beforeAll(() => textsCode.load());
beforeEach(() => {
  forget();
  signInAs('admin');
  window.history.replaceState(null, '', '/');
});

describe('a text that was stored', () => {
  it('can be published after its first save as a draft', async () => {
    const { uploads, upload } = recordUploads(result(), result());
    const storedText = jest.fn<TextCalls['storedText']>(async () => NEW_POST);
    const view = await openTexts(`${url}?new=post`, { storedText }, { calls: { upload } });
    type(view, 'Title', 'Night signs');
    type(view, 'Text, part 1', 'It is dark.');
    await press(view, 'Save draft');
    expect(storedText).toHaveBeenCalledWith('post.night-signs');
    expect(window.location.search).toBe('?id=post.night-signs');
    expect(status(view)).toContain('Stored.');
    view.getByText('This text is a draft: readers do not see it.');
    expect(view.queryByLabelText('Address')).toBeNull();
    await press(view, 'Publish');
    expect(uploads.map(({ fields }) => [fields['basedOn'], fields['hidden']])).toEqual([
      ['', 'true'],
      ['b'.repeat(32), 'false'],
    ]);
    // What the services added, such as the date, is not sent as a change.
    expect(uploads[1]?.fields['details']).toBe('{}');
  });

  it('can be stored again when its new state could not be loaded', async () => {
    const { uploads, upload } = recordUploads(result(), result());
    const storedText = () => Promise.reject(new Error('unavailable'));
    const view = await openTexts(`${url}?new=post`, { storedText }, { calls: { upload } });
    type(view, 'Title', 'Night signs');
    await press(view, 'Save draft');
    type(view, 'Summary', 'It is dark.');
    await press(view, 'Save draft');
    expect(uploads[1]?.fields).toMatchObject({
      basedOn: 'b'.repeat(32),
      details: '{"excerpt":"It is dark."}',
    });
  });

  it('has an address with its exam and category', async () => {
    const { upload } = recordUploads(result({ type: 'article' }));
    const storedText = jest.fn<TextCalls['storedText']>(async () => NEW_POST);
    const view = await openTexts(`${url}?new=article`, { storedText }, { calls: { upload } });
    await settle();
    type(view, 'Title', 'Night signs');
    type(view, 'Exam', 'SAMPLE_EXAM');
    type(view, 'Category', 'signs');
    await press(view, 'Save draft');
    expect(storedText).toHaveBeenCalledWith('article.sample-exam.signs.night-signs');
  });

  it('keeps the message, the focus and what was typed meanwhile', async () => {
    let store = (_: UploadResult): void => undefined;
    const upload = () => new Promise<UploadResult>((resolve) => (store = resolve));
    const storedText = jest.fn<TextCalls['storedText']>(async () => STORED);
    const view = await openTexts(`${url}?id=post.first-steps`, { storedText }, { calls: { upload } });
    await settle();
    type(view, 'Title', ' The first steps ');
    await press(view, 'Publish changes');
    type(view, 'Summary', 'Typed meanwhile');
    field(view, 'Summary').focus();
    const { text } = STORED;
    storedText.mockResolvedValue({ ...STORED, revision: 'c', text: { ...text, title: 'The first steps' } });
    store(result());
    await settle();
    expect(status(view)).toContain('Stored.');
    expect(document.activeElement).toBe(field(view, 'Summary'));
    expect(field(view, 'Summary').textContent).toBe('Typed meanwhile');
    expect(valueOf(view, 'Title')).toBe('The first steps');
  });

  it('is loaded again when others changed it, and what was typed can be restored', async () => {
    const other = { ...STORED, revision: 'd', text: { ...STORED.text, title: 'Of another' } };
    const storedText = jest.fn<TextCalls['storedText']>(async () => other).mockResolvedValueOnce(STORED);
    const issues = [{ path: '/basedOn', message: 'Was changed since' }];
    const refused = refusal(409, 'The text was changed since.', issues, 'MB-1007');
    const { uploads, upload } = recordUploads(refused, result());
    const view = await openTexts(`${url}?id=post.first-steps`, { storedText }, { calls: { upload } });
    await settle();
    type(view, 'Title', 'Mine');
    await press(view, 'Publish changes');
    expect(view.queryByText(/basedOn/)).toBeNull();
    await press(view, 'Load the stored text');
    await settle();
    expect(valueOf(view, 'Title')).toBe('Of another');
    expect(status(view)).toContain('This is the stored text.');
    await press(view, 'Restore it');
    expect(valueOf(view, 'Title')).toBe('Mine');
    await press(view, 'Publish changes');
    expect(uploads.map(({ fields }) => fields['basedOn'])).toEqual([STORED.revision, 'd']);
  });

  it('shows the old text and a message after an undo', async () => {
    const storedText = jest.fn<TextCalls['storedText']>().mockResolvedValueOnce(STORED);
    storedText.mockResolvedValue({ ...STORED, text: { ...STORED.text, title: 'Steps' } });
    const textHistory: TextCalls['textHistory'] = async () => [
      {
        id: 'c1',
        type: 'post',
        outcome: 'replaced',
        examId: '',
        textId: 'post.first-steps',
        by: 'ada',
        at: '2026-11-21T08:00:00.000Z',
        counts: { exams: 0, tests: 0, questions: 0 },
        undoable: true,
      },
    ];
    const undo = async () => ({ message: 'Taken back.', id: 'c2', revision: 'b' });
    const view = await openTexts(
      `${url}?id=post.first-steps`,
      { storedText, textHistory },
      { calls: { undo } },
    );
    await settle();
    const details = view.getByText('History', { selector: 'summary' }).closest('details');
    if (details) details.open = true;
    fireEvent(details ?? document.body, new Event('toggle'));
    await settle();
    await press(view, /^Undo/);
    await press(view, 'Undo the change');
    await settle();
    expect(valueOf(view, 'Title')).toBe('Steps');
    expect(status(view)).toContain('Taken back.');
  });
});

describe('text that is not stored', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');

  it('is saved on this device when the screen closes', async () => {
    const first = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    type(first, 'Summary', 'A better summary');
    first.unmount();
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    await press(view, 'Restore it');
    expect(field(view, 'Summary').textContent).toBe('A better summary');
  });

  it('is not offered again when it was taken back', async () => {
    const first = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    type(first, 'Summary', 'A better summary');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    type(first, 'Summary', 'How to begin.');
    first.unmount();
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    expect(view.queryByText('There is text here that was not saved')).toBeNull();
  });

  it('is lost on a full device, and the question before leaving says so', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    const main = within(view.container);
    type(view, 'Summary', 'A');
    fireEvent.click(main.getByRole('link', { name: 'All texts' }));
    expect(confirm).toHaveBeenLastCalledWith('Your text is not saved on the site. It stays on this device.');
    setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(view, 'Summary', 'A better summary');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    fireEvent.click(main.getByRole('link', { name: 'All texts' }));
    expect(confirm).toHaveBeenLastCalledWith(
      'Your text is not saved, and this device cannot store it. If you leave, it is lost.',
    );
    setItem.mockRestore();
    confirm.mockRestore();
  });
});
