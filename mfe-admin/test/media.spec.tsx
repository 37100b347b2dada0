import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import type { Media } from '@mockingbird/contracts';
import type { TextCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { textsCode } from '../src/texts/texts-code.js';
import { forget, open, refusal, signInAs } from './support.js';
import { field, press, settle, status, type, valueOf } from './upload-support.js';

const MEDIA: Media = {
  id: 'a'.repeat(32),
  url: `/media/${'a'.repeat(32)}-1280.webp`,
  alternativeText: 'A stop sign',
  name: 'stop.png',
  width: 1280,
  height: 720,
  sizes: [{ url: `/media/${'a'.repeat(32)}-640.webp`, width: 640, bytes: 1000 }],
  by: 'ada',
  at: '2026-11-21T08:00:00.000Z',
};
const FILE = new File(['bytes'], 'stop.png', { type: 'image/png' });

const refuse = (name: string) => () => Promise.reject(new Error(`${name}: not expected in this test`));

async function openEditor(calls: Partial<TextCalls>) {
  const texts: TextCalls = {
    texts: refuse('texts'),
    storedText: refuse('storedText'),
    proposedText: refuse('proposedText'),
    textHistory: refuse('textHistory'),
    textCategories: refuse('textCategories'),
    previewText: async () => [],
    linkText: refuse('linkText'),
    contentIssues: async () => ({ files: [] }),
    media: refuse('media'),
    uploadMedia: refuse('uploadMedia'),
    ...calls,
  };
  const view = await open('/admin/texts?new=post', { api: { texts: async () => texts } });
  await settle();
  return view;
}

beforeAll(() => textsCode.load());
beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('a picture of a text', () => {
  const pick = (view: Awaited<ReturnType<typeof openEditor>>) =>
    fireEvent.change(view.getByLabelText(/^Picture file/), { target: { files: [FILE] } });

  it('is uploaded with its text alternative', async () => {
    const sent: FormData[] = [];
    const uploadMedia: TextCalls['uploadMedia'] = async (form) => {
      sent.push(form);
      return MEDIA;
    };
    const view = await openEditor({ uploadMedia });
    type(view, 'Text alternative', 'A stop sign');
    pick(view);
    await settle();
    expect([sent[0]?.get('alternativeText'), sent[0]?.get('file')]).toEqual(['A stop sign', FILE]);
    expect(valueOf(view, 'Picture address')).toBe(MEDIA.url);
    expect(status(view)).toContain('stop.png is uploaded.');
    const shown = within(view.getByRole('group', { name: 'Cover picture' })).getByRole('img');
    expect([shown.getAttribute('src'), shown.getAttribute('alt')]).toEqual([MEDIA.url, 'A stop sign']);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('keeps what was typed in the form during its upload', async () => {
    let end = (_: Media): void => undefined;
    const uploadMedia = () => new Promise<Media>((resolve) => (end = resolve));
    const view = await openEditor({ uploadMedia });
    type(view, 'Text alternative', 'A stop sign');
    pick(view);
    await settle();
    type(view, 'Title', 'Signs');
    type(view, 'Text alternative', 'A stop sign at night');
    end(MEDIA);
    await settle();
    expect(valueOf(view, 'Title')).toBe('Signs');
    expect(valueOf(view, 'Picture address')).toBe(MEDIA.url);
    expect(valueOf(view, 'Text alternative')).toBe('A stop sign at night');
  });

  it('waits for the text alternative before it is sent', async () => {
    const uploadMedia = jest.fn<TextCalls['uploadMedia']>().mockResolvedValue(MEDIA);
    const view = await openEditor({ uploadMedia });
    pick(view);
    await settle();
    expect(uploadMedia).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(view, 'Text alternative'));
    view.getByText('Write the text alternative.');
    type(view, 'Text alternative', 'A stop sign');
    await press(view, 'Upload stop.png');
    expect(uploadMedia).toHaveBeenCalledTimes(1);
  });

  it('is not lost without a word when the text is sent before its upload', async () => {
    const view = await openEditor({});
    type(view, 'Title', 'Signs');
    pick(view);
    await settle();
    await press(view, 'Publish');
    view.getByText('stop.png is not uploaded yet. Upload it with its text alternative, or leave it out.');
    await press(view, 'Leave it out');
    expect(status(view)).toContain('stop.png is left out.');
    await press(view, 'Publish');
    expect(view.queryByText(/^stop.png is not uploaded yet/)).toBeNull();
  });

  it('says what is wrong with a file', async () => {
    const uploadMedia = () =>
      Promise.reject(refusal(400, 'One issue', [{ path: '/file', message: 'Expected a PNG' }]));
    const view = await openEditor({ uploadMedia });
    type(view, 'Text alternative', 'A sign');
    pick(view);
    await settle();
    view.getByText('Expected a PNG');
    expect(valueOf(view, 'Picture address')).toBe('');
  });

  it('is chosen from the uploaded ones, with a search', async () => {
    const queries: Record<string, string>[] = [];
    const media: TextCalls['media'] = async (query = {}) => {
      queries.push(query);
      return { data: [MEDIA], meta: { total: 1, page: 1, pages: 1 } };
    };
    const view = await openEditor({ media });
    await press(view, 'Choose an uploaded picture');
    const dialog = within(view.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'stop' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Find' }));
    await settle();
    expect(queries).toEqual([
      { q: '', page: '1' },
      { q: 'stop', page: '1' },
    ]);
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'sign' } });
    expect(fireEvent.keyDown(dialog.getByRole('searchbox'), { key: 'Enter' })).toBe(false);
    await settle();
    expect(queries.at(-1)).toEqual({ q: 'sign', page: '1' });
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Use: A stop sign' }));
    await settle();
    expect(valueOf(view, 'Picture address')).toBe(MEDIA.url);
    expect(valueOf(view, 'Text alternative')).toBe('A stop sign');
    expect(view.queryByRole('dialog')).toBeNull();
    await press(view, 'Remove the picture');
    expect(valueOf(view, 'Picture address')).toBe('');
  });
});
