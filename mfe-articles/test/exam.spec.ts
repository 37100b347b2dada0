import { describe, expect, it } from '@jest/globals';
import { exam } from '@mockingbird/testing';
import { accessibilityFaults } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { category, summary } from './builders.js';
import { answers, articlesApi, AWAY, EXAM, fails, inBrowser, MISSING, onServer, typesOf } from './render.js';

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
const articlesOf = async (id: string) => lists.get(id) ?? Promise.reject(MISSING);
const api = articlesApi({ categories: answers(categories), articlesOf }, { exam: answers(EXAM) });

describe('the articles of an exam', () => {
  it('shows each category that has articles with the first of them', async () => {
    await inBrowser('/articles/ssc-cgl', api);
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
    expect(within(clock).getByRole('link', { name: 'All of The clock' })).toBeTruthy();
    expect(clock.textContent).toContain('9 November 2026');
    expect(clock.textContent).toContain('5 min read');
    expect(screen.queryByRole('region', { name: 'Later' })).toBeNull();
    expect(screen.getByText('6 articles in 2 categories, written for this exam.')).toBeTruthy();
  });

  it('stands in the HTML of the server, with a head of its own', async () => {
    const { status, html, head } = await onServer('/articles/ssc-cgl', api);
    expect(status).toBe(200);
    expect(html).toContain('Thirty-six seconds');
    expect(head).toMatchObject({
      title: 'SSC CGL Tier 1: articles and study guides',
      description: '6 free articles for SSC CGL Tier 1: Arithmetic, The clock. With worked examples.',
      canonical: '/articles/ssc-cgl',
      incomplete: false,
    });
    expect(head?.robots).toBeUndefined();
    expect(typesOf(head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('names the normal spelling of its address, however it was asked for', async () => {
    const { head } = await onServer('/articles/SSC_CGL', api);
    expect(head?.canonical).toBe('/articles/ssc-cgl');
  });

  it('ends with the first tests of the exam and the way to its page', async () => {
    await inBrowser('/articles/ssc-cgl', api);
    const practice = screen.getByRole('region', { name: 'Practise for SSC CGL Tier 1' });
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

  it('goes on without a category’s articles that could not be had, and is kept for nobody else', async () => {
    const { status, html, head } = await onServer(
      '/articles/ssc-cgl',
      articlesApi({ categories: answers(categories), articlesOf: fails(AWAY) }, { exam: answers(EXAM) }),
    );
    expect(status).toBe(200);
    expect(head?.incomplete).toBe(true);
    expect(html).toContain('All 5 articles on Arithmetic');
  });

  it('leads on where an exam has no articles, and keeps search engines from it', async () => {
    const { status, html, head } = await onServer(
      '/articles/sample-exam',
      articlesApi({ categories: answers([]) }, { exam: answers(exam({ mockTests: [] })) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No article for Sample Exam yet');
    expect(html).toContain('href="/exam/sample-exam"');
    expect(html).toContain('href="/articles"');
    expect(head?.robots).toBe('noindex, follow');
    expect(head?.description.length).toBeGreaterThanOrEqual(50);
  });

  it('says "Exam not found" with status 404 when there is none', async () => {
    const { status, html } = await onServer(
      '/articles/atlantis',
      articlesApi({ categories: fails(MISSING) }, { exam: fails(MISSING) }),
    );
    expect(status).toBe(404);
    expect(html).toContain('Exam not found');
    expect(html).toContain('href="/articles"');
  });

  it('answers 503 when the services are away', async () => {
    const { status } = await onServer(
      '/articles/ssc-cgl',
      articlesApi({ categories: fails(AWAY) }, { exam: answers(EXAM) }),
    );
    expect(status).toBe(503);
  });

  it('has no accessibility fault', async () => {
    const { container } = await inBrowser('/articles/ssc-cgl', api);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
