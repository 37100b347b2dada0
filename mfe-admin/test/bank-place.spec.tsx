import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { EDITOR, list, listing, QUESTION, row, show, stored, TESTS, url } from './bank-support.js';
import { forget, signInAs } from './support.js';
import { press, recordUploads, resultOf, settle, status, type } from './upload-support.js';

const FILTER = '?q=sum&exam=SAMPLE_EXAM&topic=Sums&level=-none-&tag=2026&state=reported&page=2';

type View = Awaited<ReturnType<typeof show>>;

/** Follows a link as a browser does: the focus is on it, and is lost with it. */
async function follow(view: View, name: string) {
  const link = view.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
  await settle();
  // The router has moved on: the next view loads its data.
  await settle();
}

/** Opens the list on its second page, with every filter. */
async function showFiltered(rows = [row({ questionId: 'q0', text: 'First?' }), row()], address = FILTER) {
  const { queries, bank } = listing(() => list(rows, { page: 2, pages: 2 }));
  const { upload } = recordUploads(resultOf(), resultOf());
  const bankQuestion = async () => stored(QUESTION, TESTS.slice(0, 1));
  const view = await show(url + address, { bank, bankQuestion, upload }, { follow: true });
  return { view, queries };
}

beforeEach(() => {
  forget();
  signInAs('admin');
  window.history.replaceState(null, '', '/');
});

describe('the way back from the editor of a question', () => {
  it('leads to the same search, filters and page', async () => {
    const { view, queries } = await showFiltered();
    await follow(view, 'What is $2 + 3$?');
    view.getByRole('heading', { name: 'Edit question' });
    await follow(view, 'Back to the list');
    expect(view.address()).toBe(url + FILTER);
    expect(queries).toHaveLength(2);
    expect(queries[1]).toEqual(queries[0]);
    expect(queries[0]).toMatchObject({ q: 'sum', state: 'reported', page: '2' });
  });

  it('does so after a save too', async () => {
    const { view } = await showFiltered();
    await follow(view, 'What is $2 + 3$?');
    type(view, 'Topic', 'Addition');
    await press(view, 'Save');
    expect(status(view)).toContain('Saved in 1 test.');
    await follow(view, 'Back to the list');
    expect(view.address()).toBe(url + FILTER);
  });

  it('does so from a new question, also when its address changed with its first save', async () => {
    const { view } = await showFiltered(undefined, '?q=sum&test=sample-exam-1');
    await follow(view, 'New question');
    type(view, 'Question', 'Is it?');
    await press(view, 'Save');
    expect(new URLSearchParams(window.location.search).get('list')).toBe('q=sum&test=sample-exam-1');
    await follow(view, 'Back to the list');
    expect(view.address()).toBe(`${url}?q=sum&test=sample-exam-1`);
  });

  it('leads to all questions if all were listed, and to those of the test from elsewhere', async () => {
    const { view } = await showFiltered(undefined, '');
    await follow(view, 'What is $2 + 3$?');
    await follow(view, 'Back to the list');
    expect(view.address()).toBe(url);
    view.unmount();
    const direct = await show(EDITOR, { bankQuestion: async () => stored() });
    const back = direct.getByRole('link', { name: 'Back to the list' });
    expect(back.getAttribute('href')).toBe(`${url}?test=sample-exam-1`);
  });

  it('puts the focus on the heading of the editor, and then on the question in the list', async () => {
    const { view } = await showFiltered();
    await follow(view, 'What is $2 + 3$?');
    expect(document.activeElement).toBe(view.getByRole('heading', { name: 'Edit question' }));
    await follow(view, 'Back to the list');
    expect(document.activeElement).toBe(view.getByRole('link', { name: 'What is $2 + 3$?' }));
  });

  it('puts the focus on the number of questions if the list no longer has this one', async () => {
    const rows = [row()];
    const { view } = await showFiltered(rows);
    await follow(view, 'What is $2 + 3$?');
    rows[0] = row({ questionId: 'q7', text: 'Another?' });
    await follow(view, 'Back to the list');
    expect(document.activeElement?.textContent).toContain('1 question found.');
  });
});
