import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { SearchHit } from '../site-search/create-site-search.js';
import { SearchResults } from './search-results.js';
import { SearchStatus } from './search-status.js';

const VIEW = { kind: 'no-match', keyword: 'railway' } as const;
const HIT: SearchHit = { path: '/rrb', title: [{ text: 'RRB mock tests', isMatch: false }] };

const show = (hits: readonly SearchHit[] | undefined) =>
  render(
    <>
      <SearchStatus view={VIEW} hits={hits} />
      <SearchResults view={VIEW} hits={hits} popular={[]} onExpand={() => undefined} />
    </>,
  );

it.each([
  ['nothing at all was found', [], 'No exams found for “railway”', 'No exam found'],
  ['other pages were found', [HIT], 'We found pages for “railway”', 'No exam found, but 1 page'],
  [
    'the search of the site has not loaded',
    undefined,
    'No exam here has “railway” in its title',
    'No exam found',
  ],
])('the heading is true where %s, and the search can be expanded', (_, hits, heading, status) => {
  show(hits);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(heading);
  expect(screen.getByRole('status').textContent).toBe(status);
  expect(screen.getByRole('button', { name: 'Expand search' })).toBeTruthy();
});
