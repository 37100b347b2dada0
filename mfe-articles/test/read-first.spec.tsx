import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ArticleCalls } from '@mockingbird/platform';
import {
  findAccessibilityIssues,
  renderFragment,
  renderFragmentToString,
} from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import definition from '../src/remote.js';
import { category, summary } from './builders.js';
import { articlesApi, MISSING, rejectsWith, resolvesWith, UNAVAILABLE } from './render.js';

const written = (categorySlug: string, ...slugs: string[]) =>
  slugs.map((slug) => summary({ categorySlug, slug, title: `Title of ${slug}` }));
const categories = [
  category({ id: 'empty', slug: 'empty', totalArticles: 0 }),
  category({ id: 'arithmetic', slug: 'arithmetic', totalArticles: 3 }),
  category({ id: 'clock', slug: 'clock', totalArticles: 1 }),
];
const lists = new Map([
  ['arithmetic', written('arithmetic', 'one', 'two', 'three')],
  ['clock', written('clock', 'seconds')],
]);
const articlesOf: ArticleCalls['articlesOf'] = async (id) => lists.get(id) ?? Promise.reject(MISSING);

const fragment = (calls: Partial<ArticleCalls>, input: unknown = { examId: 'SSC_CGL' }) => ({
  ...{ definition, name: 'exam-articles', input },
  api: articlesApi(calls),
});
const all = { categories: resolvesWith(categories), articlesOf };

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('what to read before the tests of an exam', () => {
  it('is the first article of each category, then the second ones, at most three', async () => {
    const container = await renderFragment(fragment(all));
    const region = within(screen.getByRole('region', { name: 'Read first' }));
    expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All 4 articles', '/articles/ssc-cgl'],
      ['Title of one', '/articles/ssc-cgl/arithmetic/one'],
      ['Title of seconds', '/articles/ssc-cgl/clock/seconds'],
      ['Title of two', '/articles/ssc-cgl/arithmetic/two'],
    ]);
    expect(container.textContent).toContain('5 min read');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('is in the HTML of the server, and leads to no list when it shows everything', async () => {
    const calls = { categories: resolvesWith(categories.slice(2)), articlesOf };
    const html = await renderFragmentToString(fragment(calls));
    expect(html).toContain('Title of seconds');
    expect(html).not.toContain('href="/articles/ssc-cgl"');
  });

  it.each([
    ['has no category', { categories: resolvesWith([]) }],
    ['has only empty categories', { categories: resolvesWith(categories.slice(0, 1)) }],
    ['does not exist', { categories: rejectsWith(MISSING) }],
  ])('is nothing when the exam %s', async (_, calls) => {
    expect(await renderFragmentToString(fragment(calls))).toBe('');
  });

  it.each([
    ['categories', { categories: rejectsWith(UNAVAILABLE) }],
    ['articles', { ...all, articlesOf: rejectsWith(UNAVAILABLE) }],
  ])(
    'fails when the %s are unavailable, so that the page leaves it out and tries again',
    async (_, calls) => {
      await expect(renderFragmentToString(fragment(calls))).rejects.toThrow('unavailable');
    },
  );

  it.each([null, {}, { examId: 7 }, { examId: '../admin' }])('refuses the input %j', async (input) => {
    await expect(renderFragmentToString(fragment(all, input))).rejects.toThrow(
      '/examId: Expected the id of an exam',
    );
  });
});
