import { describe, expect, it } from '@jest/globals';
import type { Article } from '@mockingbird/contracts';
import { findAccessibilityIssues, TEST_SITE } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { articleResponse } from './builders.js';
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

const url = '/articles/ssc-cgl/arithmetic/averages';
const apiWith = (data: Partial<Article> = {}, meta = {}) =>
  articlesApi(
    { article: resolvesWith(articleResponse(data, meta)) },
    { exam: resolvesWith(EXAM), allExams: resolvesWith([]) },
  );

const FULL: Partial<Article> = {
  cover: { url: '/media/balance.svg', alternativeText: 'A balance' },
  baseImageFields: { url: 'https://pictures.example/preview.png', altText: 'A preview' },
  author: { name: 'Asha Rao', avatar: { url: '/media/asha.png' } },
  seo: {
    metaTitle: 'Averages for SSC CGL',
    metaDescription: 'The balance view of averages and the alligation cross, with worked examples.',
    keywords: 'alligation, averages',
    metaRobots: 'noindex, follow',
  },
};

describe('the page of an article', () => {
  it('is in the HTML of the server, readable without JavaScript', async () => {
    const { status, html } = await renderOnServer(url, apiWith(FULL));
    expect(status).toBe(200);
    expect(html).toContain('<h2 id="the-balance">The balance</h2><p>Think of a seesaw.</p>');
    for (const text of ['Asha Rao', '9 November 2026', '5 min read', 'src="/media/balance.svg"'])
      expect(html).toContain(text);
  });

  it('uses everything that its author wrote for search engines', async () => {
    const { head } = await renderOnServer(url, apiWith(FULL));
    expect(head).toMatchObject({
      title: 'Averages for SSC CGL',
      description: 'The balance view of averages and the alligation cross, with worked examples.',
      canonical: url,
      keywords: 'alligation, averages',
      robots: 'noindex, follow',
      type: 'article',
      image: { path: 'https://pictures.example/preview.png', alt: 'A preview' },
      incomplete: false,
    });
  });

  it('uses the article’s texts when its author wrote nothing', async () => {
    const { head } = await renderOnServer(url, apiWith({ excerpt: 'Short.' }));
    expect(head).toMatchObject({
      title: 'Averages and alligation',
      description: 'Short. Averages and alligation: an article on Arithmetic for SSC CGL Tier 1.',
      canonical: url,
    });
    expect(head?.image).toBeUndefined();
  });

  it('uses the cover instead of an inlined picture for link previews', async () => {
    const inlined = { url: 'data:image/png;base64,AAAA' };
    const both = await renderOnServer(url, apiWith({ baseImageFields: inlined, cover: inlined }));
    expect(both.head?.image).toBeUndefined();
    const one = await renderOnServer(
      url,
      apiWith({ baseImageFields: inlined, cover: { url: '/media/c.svg' } }),
    );
    expect(one.head?.image).toEqual({ path: '/media/c.svg', alt: 'Averages and alligation' });
  });

  it.each([
    [`${TEST_SITE.origin}/articles/other?x=1`, '/articles/other?x=1'],
    ['https://first.example/averages', 'https://first.example/averages'],
    ['https://', url],
  ])('turns the canonical address %s into %s', async (canonicalURL, canonical) => {
    const { head } = await renderOnServer(url, apiWith({ seo: { canonicalURL } }));
    expect(head?.canonical).toBe(canonical);
  });

  it('describes the article and its place to search engines', async () => {
    const { head } = await renderOnServer(url, apiWith(FULL));
    expect(listSchemaTypes(head)).toEqual(['BreadcrumbList', 'Article']);
    expect(head?.structuredData?.[1]).toMatchObject({
      headline: 'Averages and alligation',
      datePublished: '2026-11-09',
      timeRequired: 'PT5M',
      author: { '@type': 'Person', name: 'Asha Rao' },
      image: 'https://pictures.example/preview.png',
      mainEntityOfPage: TEST_SITE.origin + url,
    });
    const team = await renderOnServer(url, apiWith({ author: { name: 'Mockingbird editorial team' } }));
    expect(team.head?.structuredData?.[1]).toMatchObject({ author: { '@type': 'Organization' } });
  });

  it('has the same canonical address for every spelling', async () => {
    const { head } = await renderOnServer('/articles/SSC_CGL/arithmetic/averages', apiWith());
    expect(head?.canonical).toBe(url);
  });

  it('links to the articles before and after it', async () => {
    await renderInBrowser(
      url,
      apiWith(
        {},
        {
          previous: { title: 'Percentages', slug: 'percentages' },
          next: { title: 'Mixtures', slug: 'mixtures' },
        },
      ),
    );
    const more = screen.getByRole('navigation', { name: 'More in Arithmetic' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['PreviousPercentages', '/articles/ssc-cgl/arithmetic/percentages'],
      ['NextMixtures', '/articles/ssc-cgl/arithmetic/mixtures'],
      ['See all Arithmetic articles', '/articles/ssc-cgl/arithmetic'],
    ]);
  });

  it('ends with the first three tests of its exam, and the exam’s page', async () => {
    await renderInBrowser(url, apiWith());
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

  it('is shown without the tests when they fail, and is not cached', async () => {
    const { status, html, head } = await renderOnServer(
      url,
      articlesApi({ article: resolvesWith(articleResponse()) }, { exam: rejectsWith(UNAVAILABLE) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('Think of a seesaw.');
    expect(html).toContain('href="/exam/ssc-cgl"');
    expect(head?.incomplete).toBe(true);
  });

  it('can be shared', async () => {
    await renderInBrowser(url, apiWith());
    const mail = screen.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(TEST_SITE.origin + url);
  });

  it('says "Article not found" with status 404 when there is none, or the exam is another', async () => {
    const { status, html } = await renderOnServer(
      '/articles/dmv-california/arithmetic/averages',
      articlesApi({ article: rejectsWith(MISSING) }, { exam: resolvesWith(EXAM) }),
    );
    expect(status).toBe(404);
    expect(html).toContain('Article not found');
    expect(html).toContain('href="/articles"');
  });

  it('answers 503 and offers to try again when the services are unavailable', async () => {
    const { status, html } = await renderOnServer(
      url,
      articlesApi({ article: rejectsWith(UNAVAILABLE) }, { exam: rejectsWith(UNAVAILABLE) }),
    );
    expect(status).toBe(503);
    expect(html).toContain('Try again');
  });

  it('has no accessibility issue', async () => {
    const { container } = await renderInBrowser(url, apiWith(FULL));
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
