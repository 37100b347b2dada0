import { describe, expect, it, jest } from '@jest/globals';
import { accessibilityFaults } from '@mockingbird/testing/fake-shell';
import type { ArticleCalls } from '@mockingbird/platform';
import { screen } from '@testing-library/react';
import { category, summary } from './builders.js';
import { answers, articlesApi, AWAY, EXAM, fails, inBrowser, MISSING, onServer, typesOf } from './render.js';

const url = '/articles/ssc-cgl/arithmetic';
const articles = [summary(), summary({ slug: 'percentages', title: 'Percentages as fractions' })];
const calls = { category: answers(category()), articlesOf: answers(articles) };
const api = articlesApi(calls, { exam: answers(EXAM) });

describe('a category of articles', () => {
  it('shows all of its articles in their order', async () => {
    const { status, html, head } = await onServer(url, api);
    expect(status).toBe(200);
    expect(html.indexOf('Averages and alligation')).toBeLessThan(html.indexOf('Percentages as fractions'));
    expect(html).toContain('href="/articles/ssc-cgl/arithmetic/percentages"');
    expect(head).toMatchObject({
      title: 'Arithmetic for SSC CGL Tier 1',
      description: 'SSC CGL Tier 1: Short, exact ways through the arithmetic of the quantitative section.',
      canonical: url,
      incomplete: false,
    });
    expect(typesOf(head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('is asked for by the normal spelling of its exam', async () => {
    const asked = jest.fn<ArticleCalls['category']>(answers(category()));
    const { head } = await onServer(
      '/articles/SSC_CGL/arithmetic',
      articlesApi({ ...calls, category: asked }, { exam: answers(EXAM) }),
    );
    expect(asked).toHaveBeenCalledWith('ssc-cgl.arithmetic', expect.anything());
    expect(head?.canonical).toBe(url);
  });

  it('shows where it stands', async () => {
    await inBrowser(url, api);
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect([...way.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/articles',
      '/articles/ssc-cgl',
    ]);
  });

  it('leaves a large inlined cover out of the list, and shows the others', async () => {
    const small = { url: 'data:image/svg+xml;base64,AAAA', alternativeText: 'A cross' };
    const large = { url: `data:image/png;base64,${'B'.repeat(5_000)}` };
    const { html } = await onServer(
      url,
      articlesApi(
        {
          ...calls,
          articlesOf: answers([summary({ cover: small }), summary({ slug: 'two', cover: large })]),
        },
        { exam: answers(EXAM) },
      ),
    );
    expect(html).toContain('alt="A cross"');
    expect(html).not.toContain('BBBB');
  });

  it('goes on without its exam, and is kept for nobody else then', async () => {
    const { status, html, head } = await onServer(url, articlesApi(calls, { exam: fails(AWAY) }));
    expect(status).toBe(200);
    expect(html).toContain('Arithmetic for SSC CGL');
    expect(html).toContain('More about SSC CGL');
    expect(head?.incomplete).toBe(true);
  });

  it('says so while it is empty, and keeps search engines from it', async () => {
    const { status, html, head } = await onServer(
      url,
      articlesApi({ ...calls, articlesOf: answers([]) }, { exam: answers(EXAM) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No article stands here yet');
    expect(head?.robots).toBe('noindex, follow');
  });

  it('says "Category not found" with status 404 when the exam has none of that name', async () => {
    const { status, html } = await onServer(
      '/articles/dmv-california/arithmetic',
      articlesApi({ category: fails(MISSING), articlesOf: fails(MISSING) }, { exam: answers(EXAM) }),
    );
    expect(status).toBe(404);
    expect(html).toContain('Category not found');
  });

  it('answers 503 when its articles cannot be had', async () => {
    const { status } = await onServer(
      url,
      articlesApi({ ...calls, articlesOf: fails(AWAY) }, { exam: answers(EXAM) }),
    );
    expect(status).toBe(503);
  });

  it('has no accessibility fault', async () => {
    const { container } = await inBrowser(url, api);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
