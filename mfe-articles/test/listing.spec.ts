import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@mockingbird/testing/fake-shell';
import { section } from './builders.js';
import { answers, articlesApi, AWAY, fails, inBrowser, onServer, typesOf } from './render.js';

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
const api = articlesApi({ sections: answers(SECTIONS) });

describe('the list of all articles', () => {
  it('shows every exam that has articles with its categories and counts', async () => {
    await inBrowser('/articles', api);
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

  it('is one page under both of its addresses, whatever the region', async () => {
    const plain = await onServer('/articles', api);
    for (const url of ['/articles/region/in', '/articles/region/US', '/articles/region/nowhere']) {
      const regional = await onServer(url, api);
      expect(regional.status).toBe(200);
      expect(regional.html).toBe(plain.html);
      expect(regional.head).toEqual(plain.head);
    }
    expect(plain.head?.canonical).toBe('/articles');
    expect(typesOf(plain.head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('does not take a category of its exam for a region', async () => {
    const { status, html } = await onServer(
      '/articles/regional/in',
      articlesApi({ category: fails(AWAY), articlesOf: fails(AWAY) }, { exam: fails(AWAY) }),
    );
    expect(status).toBe(503);
    expect(html).not.toContain('By exam');
  });

  it('sends no excerpt that it does not show', async () => {
    const { html } = await onServer('/articles', api);
    expect(html).not.toContain('An average is a balance point.');
  });

  it('says so, and leads on, while there is no article', async () => {
    const { status, html, head } = await onServer('/articles', articlesApi({ sections: answers([]) }));
    expect(status).toBe(200);
    expect(html).toContain('No article has been published yet');
    expect(html).toContain('href="/practice-tests"');
    expect(typesOf(head)).toEqual(['BreadcrumbList']);
  });

  it('answers 503 with ways on when the services are away', async () => {
    const { status, html } = await onServer('/articles', articlesApi({ sections: fails(AWAY) }));
    expect(status).toBe(503);
    expect(html).toContain('Try again');
  });

  it('has no accessibility fault', async () => {
    const { container } = await inBrowser('/articles', api);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
