import { describe, expect, it } from '@jest/globals';
import { exam } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { category, summary } from './builders.js';
import {
  resolvesWith,
  articlesApi,
  UNAVAILABLE,
  EXAM,
  rejectsWith,
  renderInBrowser,
  MISSING,
  renderOnServer,
  listSchemaTypes,
} from './render.js';

const many = ['one', 'two', 'three', 'four', 'five'].map((slug) =>
  summary({ slug, title: `Article ${slug}` }),
);
const categories = [
  category({ totalArticles: 5 }),
  category({ id: 'ssc-cgl.clock', slug: 'clock', title: 'The clock', kind: 'tips' }),
  category({ id: 'ssc-cgl.later', slug: 'later', title: 'Later', totalArticles: 0 }),
];
const lists = new Map([
  ['ssc-cgl.arithmetic', many],
  ['ssc-cgl.clock', [summary({ categorySlug: 'clock', slug: 'seconds', title: 'Thirty-six seconds' })]],
]);
const loadArticles = async (id: string) => lists.get(id) ?? Promise.reject(MISSING);
const api = articlesApi(
  { categories: resolvesWith(categories), articlesOf: loadArticles },
  { exam: resolvesWith(EXAM) },
);

describe('the articles of an exam', () => {
  it('shows each category that has articles with the first of them', async () => {
    await renderInBrowser('/articles/ssc-cgl', api);
    const arithmetic = screen.getByRole('region', { name: 'Arithmetic' });
    expect(
      within(arithmetic)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['All 5 articles on Arithmetic', '/articles/ssc-cgl/arithmetic'],
      ['Article one', '/articles/ssc-cgl/arithmetic/one'],
      ['Article two', '/articles/ssc-cgl/arithmetic/two'],
      ['Article three', '/articles/ssc-cgl/arithmetic/three'],
    ]);
    const clock = screen.getByRole('region', { name: 'The clock' });
    expect(within(clock).getByRole('link', { name: 'See all The clock articles' })).toBeTruthy();
    expect(clock.textContent).toContain('9 November 2026');
    expect(clock.textContent).toContain('5 min read');
    expect(screen.queryByRole('region', { name: 'Later' })).toBeNull();
    expect(screen.getByText('6 articles for this exam, in 2 groups.')).toBeTruthy();
  });

  it('is in the HTML of the server, with its own head', async () => {
    const { status, html, head } = await renderOnServer('/articles/ssc-cgl', api);
    expect(status).toBe(200);
    expect(html).toContain('Thirty-six seconds');
    expect(head).toMatchObject({
      title: 'SSC CGL Tier 1: articles and study guides',
      description: '6 free articles for SSC CGL Tier 1: Arithmetic, The clock. With worked examples.',
      canonical: '/articles/ssc-cgl',
      incomplete: false,
    });
    expect(head?.robots).toBeUndefined();
    expect(listSchemaTypes(head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('has the same canonical address for every spelling', async () => {
    const { head } = await renderOnServer('/articles/SSC_CGL', api);
    expect(head?.canonical).toBe('/articles/ssc-cgl');
  });

  it('ends with the first tests of the exam and a link to its page', async () => {
    await renderInBrowser('/articles/ssc-cgl', api);
    const practice = screen.getByRole('region', { name: 'Mock tests for SSC CGL Tier 1' });
    expect(
      within(practice)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/exam/ssc-cgl',
      '/mocktest/ssc-cgl/ssc-1',
      '/mocktest/ssc-cgl/ssc-2',
      '/mocktest/ssc-cgl/ssc-3',
    ]);
  });

  it('is shown without a category’s articles when they fail, and is not cached', async () => {
    const { status, html, head } = await renderOnServer(
      '/articles/ssc-cgl',
      articlesApi(
        { categories: resolvesWith(categories), articlesOf: rejectsWith(UNAVAILABLE) },
        { exam: resolvesWith(EXAM) },
      ),
    );
    expect(status).toBe(200);
    expect(head?.incomplete).toBe(true);
    expect(html).toContain('All 5 articles on Arithmetic');
  });

  it('links to other pages when an exam has no articles, and is not indexed', async () => {
    const { status, html, head } = await renderOnServer(
      '/articles/sample-exam',
      articlesApi({ categories: resolvesWith([]) }, { exam: resolvesWith(exam({ mockTests: [] })) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No articles for Sample Exam yet');
    expect(html).toContain('href="/exam/sample-exam"');
    expect(html).toContain('href="/articles"');
    expect(head?.robots).toBe('noindex, follow');
    expect(head?.description.length).toBeGreaterThanOrEqual(50);
  });

  it('says "Exam not found" with status 404 when there is none', async () => {
    const { status, html } = await renderOnServer(
      '/articles/atlantis',
      articlesApi({ categories: rejectsWith(MISSING) }, { exam: rejectsWith(MISSING) }),
    );
    expect(status).toBe(404);
    expect(html).toContain('Exam not found');
    expect(html).toContain('href="/articles"');
  });

  it('answers 503 when the services are unavailable', async () => {
    const { status } = await renderOnServer(
      '/articles/ssc-cgl',
      articlesApi({ categories: rejectsWith(UNAVAILABLE) }, { exam: resolvesWith(EXAM) }),
    );
    expect(status).toBe(503);
  });

  it('has no accessibility issue', async () => {
    const { container } = await renderInBrowser('/articles/ssc-cgl', api);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
