import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from '../../test/support.js';

const NOTHING = "We couldn't find any exams matching your search...";
const POPULAR = 'Most Popular Exams This Month';

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

async function open(search = jest.fn(async (_keyword: string) => undefined)) {
  await renderRoute({ ...REMOTE, url: '/region/us', api: listsApi({ search }) });
  return search;
}

describe('the search box', () => {
  it('filters while one types and shows the popular list again when emptied', async () => {
    await open();
    expect(screen.getByRole('heading', { name: POPULAR })).toBeTruthy();
    type('ssc');
    const matches = screen.getByRole('region', { name: 'Exams matching “ssc”' });
    expect(matches.querySelectorAll('article')).toHaveLength(2);
    expect(screen.getByText('2 exams found')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: POPULAR })).toBeNull();
    type('');
    expect(screen.getByRole('heading', { name: POPULAR })).toBeTruthy();
  });

  it('sends the keyword when the search is expanded, then says that nothing was found', async () => {
    const search = await open();
    type(' chess ');
    expect(search).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Expand search' }));
    expect(search.mock.calls).toEqual([['chess']]);
    expect(screen.getByText(NOTHING)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Expand search' })).toBeNull();
  });

  it('shows the same message when the call fails, and nothing else', async () => {
    await open(jest.fn(() => Promise.reject(new Error('down'))));
    type('chess');
    fireEvent.click(screen.getByRole('button', { name: 'Expand search' }));
    expect(await screen.findByText(NOTHING)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the search of the whole site, also where its list does not load', async () => {
    await open();
    type('chess');
    const link = await screen.findByRole('link', { name: 'All results for “chess”' });
    expect(link.getAttribute('href')).toBe('/search?q=chess');
  });

  it('clears the message when one types again', async () => {
    await open();
    type('chess');
    fireEvent.click(screen.getByRole('button', { name: 'Expand search' }));
    type('chess p');
    expect(screen.queryByText(NOTHING)).toBeNull();
    expect(screen.getByRole('button', { name: 'Expand search' })).toBeTruthy();
  });

  it('moves the focus to the results when the form is sent', async () => {
    await open();
    type('one');
    fireEvent.submit(screen.getByRole('search'));
    const section = screen.getByRole('region', { name: /one/ });
    expect(document.activeElement?.contains(section)).toBe(true);
  });

  it('starts with what the address asks for', async () => {
    await renderRoute({ ...REMOTE, url: '/dmv?q=california', api: listsApi() });
    expect(screen.getByRole('region', { name: 'Exams matching “california”' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search DMV exams' })).toBeTruthy();
  });
});
