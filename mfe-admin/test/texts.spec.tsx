import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { ChangeDifference, HistoryEntry } from '@mockingbird/contracts';
import type { TextCalls } from '@mockingbird/platform';
import { findAccessibilityIssues, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { differenceCode } from '../src/history/difference/difference-code.js';
import { textsCode } from '../src/texts/texts-code.js';
import { adminApi, forget, refusal, REMOTE, signInAs } from './support.js';
import { openTexts, ROW, textCalls, url } from './texts-support.js';
import { field, press, recordUploads, resultOf, settle, status, type, valueOf } from './upload-support.js';

/** The result comes after a moment without typing, later on a busy machine. */
const LONG = { timeout: 60_000 };

beforeAll(() => textsCode.load());
beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the screen of texts', () => {
  it('has its title in the HTML, no data, and noindex', async () => {
    forget();
    const { html, head } = await renderRouteToString({ ...REMOTE, url, api: adminApi() });
    expect(html).toContain('<h1>Texts</h1>');
    expect(head).toMatchObject({ canonical: url, robots: 'noindex' });
  });

  it('lists texts with state and editor, and filters them', async () => {
    const queries: Record<string, string>[] = [];
    const texts = async (query: Record<string, string> = {}) => {
      queries.push(query);
      return { data: [ROW], meta: { total: 1, page: 1, pages: 1 } };
    };
    const view = await openTexts(url, { texts });
    await settle();
    const link = view.getByRole('link', { name: 'First steps' });
    expect(link.getAttribute('href')).toBe('/admin/texts?id=post.first-steps');
    expect(link.closest('li')?.textContent).toBe(
      'First steps PublishedPost20 Nov 2026edited by ada, 21 Nov 2026, 08:00 UTCSee the page',
    );
    expect(status(view)).toBe('1 text.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await press(view, 'Posts');
    await press(view, 'Draft');
    type(view, 'Find a text', ' steps ');
    await press(view, 'Find');
    expect(queries.at(-1)).toEqual({ q: 'steps', kind: 'post', state: 'draft', page: '1' });
  });

  it('names the content that is left out', async () => {
    const view = await openTexts(url, {
      texts: async () => ({ data: [], meta: { total: 0, page: 1, pages: 1 } }),
      contentIssues: async () => ({
        files: ['posts/a.md /cover: Is missing'],
        strapi: {
          posts: 2,
          loadedAt: '2026-11-21T08:00:00.000Z',
          warnings: ['x (y) /blocks/0 (shared.slider)'],
          failures: ['posts: Strapi answered 400: Invalid key seo'],
        },
      }),
    });
    await settle();
    view.getByText('Files that ship with the site: 1 issue');
    view.getByText('posts/a.md /cover: Is missing');
    view.getByText('Entries of Strapi: 1 issue (loaded 21 Nov 2026, 08:00 UTC)');
    view.getByText('Strapi cannot be read. What was loaded before stays visible');
    view.getByText('posts: Strapi answered 400: Invalid key seo');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('says why the list could not be loaded, and tries again', async () => {
    const texts = jest
      .fn<TextCalls['texts']>()
      .mockRejectedValueOnce(refusal(503, 'The database is unavailable'))
      .mockResolvedValue({ data: [], meta: { total: 0, page: 1, pages: 1 } });
    const view = await openTexts(url, { texts });
    await settle();
    view.getByText('The database is unavailable');
    await press(view, 'Try again');
    expect(status(view)).toBe('No text matches.');
  });
});

describe('the editor of a text', () => {
  it('shows what is stored, and the preview with the renderer of the site', async () => {
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    expect(valueOf(view, 'Title')).toBe('First steps');
    expect(field(view, 'Text, part 1').textContent).toBe('Hello.');
    view.getByText('Readers see this text.', { exact: false });
    const preview = view.getByRole('region', { name: 'Preview' });
    expect(preview.querySelector('p + *')).not.toBeNull();
    expect(preview.innerHTML).toContain('<p>Hello.</p>');
    expect(preview.textContent).toContain('Begin early.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('sends only what was changed, with the revision, and keeps fields without an input', async () => {
    const { uploads, upload } = recordUploads(
      resultOf({ type: 'post', message: 'Post first-steps can be stored.', dryRun: true }),
      resultOf({ type: 'post', message: 'Post first-steps stored.' }),
    );
    const view = await openTexts(`${url}?id=post.first-steps`, {}, { calls: { upload } });
    await settle();
    type(view, 'Title', 'The first steps');
    await press(view, 'Check');
    expect(status(view)).toContain('Checked, nothing is stored yet. Post first-steps can be stored.');
    await press(view, 'Publish changes');
    expect(uploads.map(({ fields, dryRun }) => [dryRun, fields])).toEqual([
      [
        true,
        {
          uploadType: 'post',
          slug: 'first-steps',
          details: '{"title":"The first steps"}',
          basedOn: 'a'.repeat(32),
        },
      ],
      [
        false,
        {
          uploadType: 'post',
          slug: 'first-steps',
          details: '{"title":"The first steps"}',
          hidden: 'false',
          basedOn: 'a'.repeat(32),
        },
      ],
    ]);
  });

  it('writes a new article: address from the title, exam and category, draft first', async () => {
    const { uploads, upload } = recordUploads(resultOf({ type: 'article', message: 'Stored.' }));
    const view = await openTexts(`${url}?new=article`, {}, { calls: { upload } });
    await settle();
    type(view, 'Title', 'Signs & Shapes: at night');
    expect(valueOf(view, 'Address')).toBe('signs-shapes-at-night');
    type(view, 'Exam', 'SAMPLE_EXAM');
    type(view, 'Category', 'signs');
    type(view, 'Text, part 1', 'It is dark.');
    type(view, 'Tags (optional)', 'one, two');
    type(view, 'Sources (optional)', 'The law | https://law.example');
    await press(view, 'Save draft');
    const { details = '', ...fields } = uploads[0]?.fields ?? {};
    expect(fields).toEqual({
      uploadType: 'article',
      slug: 'signs-shapes-at-night',
      examId: 'SAMPLE_EXAM',
      categorySlug: 'signs',
      hidden: 'true',
      basedOn: '',
    });
    expect(JSON.parse(details)).toMatchObject({
      title: 'Signs & Shapes: at night',
      tags: ['one', 'two'],
      sources: [{ title: 'The law', address: 'https://law.example' }],
      blocks: [{ kind: 'richText', body: 'It is dark.' }],
    });
  });

  it('shows every issue beside its field and in a list', async () => {
    const issues = [
      { path: '/details/title', message: 'Too short' },
      { path: '/details/blocks/0/body', message: 'Too long' },
    ];
    const { upload } = recordUploads(refusal(400, 'Two issues', issues));
    const view = await openTexts(`${url}?new=post`, {}, { calls: { upload } });
    await settle();
    await press(view, 'Publish');
    expect(
      within(view.getByRole('list', { name: 'Issues' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Title: Too short', 'Text 1: Too long']);
    expect(field(view, 'Title').getAttribute('aria-invalid')).toBe('true');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('adds, moves and removes parts, and says so', async () => {
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    await press(view, 'Add a picture');
    expect(status(view)).toContain('Picture, part 3 was added.');
    await press(view, 'Move up part 2');
    expect(field(view, 'Text, part 2').textContent).toBe('Hello.');
    await press(view, 'Remove part 1');
    expect(status(view)).toContain('Quote, part 1 was removed.');
    expect(view.queryByText('Quote, part 1')).toBeNull();
  });

  it('takes a text back after a question', async () => {
    const { uploads, upload } = recordUploads(resultOf({ type: 'post' }));
    const view = await openTexts(`${url}?id=post.first-steps`, {}, { calls: { upload } });
    await settle();
    await press(view, 'Take back');
    expect(uploads).toEqual([]);
    const dialog = within(view.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await settle();
    expect(uploads[0]?.fields).toMatchObject({ hidden: 'true', details: '{}' });
  });

  it('saves what is typed on this device, and offers it again', async () => {
    const first = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    type(first, 'Summary', 'A better summary');
    first.unmount();
    const view = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    expect(field(view, 'Summary').textContent).toBe('How to begin.');
    view.getByText('There is text here that was not saved');
    await press(view, 'Restore it');
    expect(field(view, 'Summary').textContent).toBe('A better summary');
    view.unmount();
    const again = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    await press(again, 'Discard it');
    expect(again.queryByText('There is text here that was not saved')).toBeNull();
    again.unmount();
    const last = await openTexts(`${url}?id=post.first-steps`);
    await settle();
    expect(last.queryByText('There is text here that was not saved')).toBeNull();
  });

  it('renders the preview again a moment after the last key', async () => {
    const previewText = jest.fn(textCalls().previewText);
    const view = await openTexts(`${url}?id=post.first-steps`, { previewText });
    await settle();
    for (const words of ['N', 'Ne', 'New words']) type(view, 'Text, part 1', words);
    const preview = view.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview.innerHTML).toContain('<p>New words</p>'), LONG);
    expect(previewText).toHaveBeenCalledTimes(2);
  });

  it('makes a secret link to what is typed, without publishing it', async () => {
    const forms: FormData[] = [];
    const linkText: TextCalls['linkText'] = async (form) => {
      forms.push(form);
      return { path: '/blog/preview?token=abc', expires: '2026-12-05T08:00:00.000Z' };
    };
    const view = await openTexts(`${url}?id=post.first-steps`, { linkText });
    await settle();
    type(view, 'Title', 'Not yet');
    await press(view, 'Make a secret link');
    expect(forms[0]?.get('details')).toBe('{"title":"Not yet"}');
    expect(view.getByRole('link', { name: /preview\?token=abc$/ }).getAttribute('href')).toBe(
      '/blog/preview?token=abc',
    );
    expect(status(view)).toContain('until 5 Dec 2026, 08:00 UTC');
  });

  it('copies a secret link, and shows one outcome at a time', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const linkText: TextCalls['linkText'] = async () => ({
      path: '/blog/preview?token=abc',
      expires: '2026-12-05T08:00:00.000Z',
    });
    const { upload } = recordUploads(
      ...Array.from({ length: 2 }, () => resultOf({ type: 'post', dryRun: true })),
    );
    const view = await openTexts(`${url}?id=post.first-steps`, { linkText }, { calls: { upload } });
    await settle();
    await press(view, 'Check');
    expect(status(view)).toContain('Checked');
    await press(view, 'Make a secret link');
    expect(status(view)).not.toContain('Checked');
    await press(view, 'Copy link');
    expect(copied.map((link) => new URL(link).search)).toEqual(['?token=abc']);
    expect(status(view)).toContain('Link copied.');
    await press(view, 'Check');
    expect(status(view)).toContain('Checked');
    expect(status(view)).not.toContain('Anyone with this link');
    expect(view.queryByRole('button', { name: 'Copy link' })).toBeNull();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('shows its history with undo', async () => {
    const entry: HistoryEntry = {
      id: 'c1',
      type: 'post',
      outcome: 'replaced',
      examId: '',
      textId: 'post.first-steps',
      by: 'ada',
      at: '2026-11-21T08:00:00.000Z',
      counts: { exams: 0, tests: 0, questions: 0 },
      undoable: true,
    };
    const textHistory: TextCalls['textHistory'] = async () => [entry];
    const undo = jest.fn(async (id: string) => ({ message: `Taken back: ${id}`, id: 'c2', revision: 'b' }));
    const difference = async (): Promise<ChangeDifference> => ({
      entry,
      fields: [{ field: 'title', change: 'changed', before: 'One', after: 'Two' }],
    });
    await differenceCode.load();
    const calls = { undo, difference };
    const view = await openTexts(`${url}?id=post.first-steps`, { textHistory }, { calls });
    await settle();
    const details = view.getByText('History', { selector: 'summary' }).parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
    fireEvent(details ?? document.body, new Event('toggle'));
    await settle();
    view.getByText('changed by ada, 21 Nov 2026, 08:00 UTC');
    await press(view, /^Show what changed/);
    expect(view.getByText('Two').closest('ins')).not.toBeNull();
    await press(view, /^Undo/);
    await press(view, 'Undo the change');
    expect(undo).toHaveBeenCalledWith('c1');
  });
});
