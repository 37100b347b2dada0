import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BinTarget } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { waitFor } from '@testing-library/react';
import { textsCode } from '../src/texts/texts-code.js';
import { forget, signInAs } from './support.js';
import { openTexts, ROW, STORED, url } from './texts-support.js';
import { press, pressFocused, settle, status, type } from './upload-support.js';

beforeAll(() => textsCode.load());
beforeEach(() => {
  forget();
  signInAs('admin');
});

const NAME = 'Delete Post First steps';
const edit = async (stored = STORED, calls: Partial<AdminCalls> = {}) => {
  const view = await openTexts(`${url}?id=post.first-steps`, { storedText: async () => stored }, { calls });
  await settle();
  return view;
};

describe('a text in its editor', () => {
  it('is deleted after a confirmation, and the message leads to the bin', async () => {
    const deleteToBin = jest.fn(async (_: BinTarget) => 'It is in the bin.');
    const view = await edit(STORED, { deleteToBin });
    await pressFocused(view, NAME);
    view.getByText(/^Readers will get ‘not found’ for it\. Links to it/);
    expect(deleteToBin).not.toHaveBeenCalled();
    await press(view, 'Delete');
    expect(deleteToBin.mock.calls).toEqual([[{ textId: 'post.first-steps' }]]);
    expect(status(view)).toContain('It is in the bin.');
    expect(document.activeElement).toBe(view.getByText('It is in the bin.'));
    expect(view.getByRole('link', { name: 'Open the bin' }).getAttribute('href')).toBe('/admin/bin');
    expect(view.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('leaves what was typed and not saved on the device, and lets the person leave', async () => {
    const view = await edit(STORED, { deleteToBin: async () => 'It is in the bin.' });
    type(view, 'Title', 'Typed');
    const onDevice = () => localStorage.getItem('mb:admin-text:post.first-steps');
    await waitFor(() => expect(onDevice()).toContain('Typed'), { timeout: 60_000 });
    await press(view, NAME);
    await press(view, 'Delete');
    expect(onDevice()).toContain('Typed');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });

  it('says that readers do not see a draft', async () => {
    const view = await edit({ ...STORED, row: { ...ROW, state: 'draft' } });
    await press(view, NAME);
    view.getByText(/^It is a draft, which readers do not see\. You can restore it/);
  });

  it('says that the shipped text comes back', async () => {
    const view = await edit({ ...STORED, ships: true });
    await press(view, NAME);
    view.getByText(/^Readers will see the text that ships with the product again, and not this one\./);
  });

  it('cannot be deleted as it ships, or by who does not publish', async () => {
    const { editedBy: _by, editedAt: _at, ...row } = ROW;
    const shipped = await edit({ ...STORED, row });
    expect(shipped.queryByRole('button', { name: NAME })).toBeNull();
    shipped.unmount();
    signInAs('author');
    expect((await edit()).queryByRole('button', { name: NAME })).toBeNull();
  });
});
