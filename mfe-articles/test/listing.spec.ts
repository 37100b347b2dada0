import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { section } from './builders.js';
import {
  resolvesWith,
  articlesApi,
  UNAVAILABLE,
  rejectsWith,
  renderInBrowser,
  renderOnServer,
  listSchemaTypes,
} from './render.js';

const SECTIONS = [
  section({ totalArticles: 2 }),
  section({
    id: 'ssc-cgl.clock',
    slug: 'clock',
    title: 'The clock',
    kind: 'tips',
    totalArticles: 1,
    description: 'Thirty-six seconds a question.',
  }),
  section({
    id: 'dmv-california.signs',
    examId: 'DMV_CALIFORNIA',
    examKey: 'dmv-california',
    examTitle: 'California DMV',
    slug: 'signs',
    title: 'Road signs',
    totalArticles: 4,
  }),
  section({ examKey: 'rrb', examTitle: 'RRB NTPC', slug: 'later', title: 'Later', totalArticles: 0 }),
];
const api = articlesApi({ sections: resolvesWith(SECTIONS) });

describe('the list of all articles', () => {
  it('shows every exam that has articles with its categories and counts', async () => {
    await renderInBrowser('/articles', api);
    expect(screen.getByText('7 articles for 2 exams')).toBeTruthy();
    const cards = screen.getAllByRole('article').filter((card) => card.querySelector('ul'));
    expect(cards).toHaveLength(2);
    const [ssc, dmv] = cards.map((card) => ({
      text: card.textContent,
      links: within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    }));
    expect(ssc?.text).toContain('3 articles');
    expect(ssc?.text).toContain('Thirty-six seconds a question.');
    expect(ssc?.links).toEqual([
      '/articles/ssc-cgl',
      '/articles/ssc-cgl/arithmetic',
      '/articles/ssc-cgl/clock',
    ]);
    expect(dmv?.text).toContain('4 articles');
    expect(dmv?.links).toEqual(['/articles/dmv-california', '/articles/dmv-california/signs']);
  });

  it('begins with exams of many categories, which have a whole row each', async () => {
    const lessons = ['one', 'two', 'three', 'four'].map((slug) =>
      section({ examKey: 'rrb', examTitle: 'RRB NTPC', slug, title: slug, totalArticles: 1 }),
    );
    await renderInBrowser('/articles', articlesApi({ sections: resolvesWith([...SECTIONS, ...lessons]) }));
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['RRB NTPC', 'SSC CGL Tier 1', 'California DMV']);
  });

  it('is the same page at both of its addresses, for every region', async () => {
    const plain = await renderOnServer('/articles', api);
    for (const url of ['/articles/region/in', '/articles/region/US', '/articles/region/nowhere']) {
      const regional = await renderOnServer(url, api);
      expect(regional.status).toBe(200);
      expect(regional.html).toBe(plain.html);
      expect(regional.head).toEqual(plain.head);
    }
    expect(plain.head?.canonical).toBe('/articles');
    expect(listSchemaTypes(plain.head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('does not confuse a category with a region', async () => {
    const { status, html } = await renderOnServer(
      '/articles/regional/in',
      articlesApi(
        { category: rejectsWith(UNAVAILABLE), articlesOf: rejectsWith(UNAVAILABLE) },
        { exam: rejectsWith(UNAVAILABLE) },
      ),
    );
    expect(status).toBe(503);
    expect(html).not.toContain('By exam');
  });

  it('sends no excerpt that it does not show', async () => {
    const { html } = await renderOnServer('/articles', api);
    expect(html).not.toContain('An average is a balance point.');
  });

  it('says so, and links to other pages, while there is no article', async () => {
    const { status, html, head } = await renderOnServer(
      '/articles',
      articlesApi({ sections: resolvesWith([]) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No articles yet');
    expect(html).toContain('href="/practice-tests"');
    expect(listSchemaTypes(head)).toEqual(['BreadcrumbList']);
  });

  it('answers 503 with links to other pages when the services are unavailable', async () => {
    const { status, html } = await renderOnServer(
      '/articles',
      articlesApi({ sections: rejectsWith(UNAVAILABLE) }),
    );
    expect(status).toBe(503);
    expect(html).toContain('Try again');
  });

  it('has no accessibility issue', async () => {
    const { container } = await renderInBrowser('/articles', api);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
