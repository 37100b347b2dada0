import { describe, expect, it, jest } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import type { ArticleCalls } from '@mockingbird/platform';
import { screen } from '@testing-library/react';
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

const url = '/articles/ssc-cgl/arithmetic';
const articles = [summary(), summary({ slug: 'percentages', title: 'Percentages as fractions' })];
const calls = { category: resolvesWith(category()), articlesOf: resolvesWith(articles) };
const api = articlesApi(calls, { exam: resolvesWith(EXAM) });

describe('a category of articles', () => {
  it('shows all of its articles in their order', async () => {
    const { status, html, head } = await renderOnServer(url, api);
    expect(status).toBe(200);
    expect(html.indexOf('Averages and alligation')).toBeLessThan(html.indexOf('Percentages as fractions'));
    expect(html).toContain('href="/articles/ssc-cgl/arithmetic/percentages"');
    expect(head).toMatchObject({
      title: 'Arithmetic for SSC CGL Tier 1',
      description: 'SSC CGL Tier 1: Short, exact ways through the arithmetic of the quantitative section.',
      canonical: url,
      incomplete: false,
    });
    expect(listSchemaTypes(head)).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('is requested by the key of its exam', async () => {
    const categoryCall = jest.fn<ArticleCalls['category']>(resolvesWith(category()));
    const { head } = await renderOnServer(
      '/articles/SSC_CGL/arithmetic',
      articlesApi({ ...calls, category: categoryCall }, { exam: resolvesWith(EXAM) }),
    );
    expect(categoryCall).toHaveBeenCalledWith('ssc-cgl.arithmetic', expect.anything());
    expect(head?.canonical).toBe(url);
  });

  it('redirects for ever from a former id of its exam', async () => {
    const { status, location } = await renderOnServer('/articles/former-exam/arithmetic', api);
    expect([status, location]).toEqual([301, url]);
  });

  it('shows its breadcrumbs', async () => {
    await renderInBrowser(url, api);
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect([...breadcrumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/articles',
      '/articles/ssc-cgl',
    ]);
  });

  it('leaves a large inlined cover out of the list, and shows the others', async () => {
    const small = { url: 'data:image/svg+xml;base64,AAAA', alternativeText: 'A cross' };
    const large = { url: `data:image/png;base64,${'B'.repeat(5_000)}` };
    const { html } = await renderOnServer(
      url,
      articlesApi(
        {
          ...calls,
          articlesOf: resolvesWith([summary({ cover: small }), summary({ slug: 'two', cover: large })]),
        },
        { exam: resolvesWith(EXAM) },
      ),
    );
    expect(html).toContain('alt="A cross"');
    expect(html).not.toContain('BBBB');
  });

  it('is shown without its exam when that fails, and is not cached', async () => {
    const { status, html, head } = await renderOnServer(
      url,
      articlesApi(calls, { exam: rejectsWith(UNAVAILABLE) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('Arithmetic for SSC CGL');
    expect(html).toContain('More about SSC CGL');
    expect(head?.incomplete).toBe(true);
  });

  it('says so while it is empty, and is not indexed', async () => {
    const { status, html, head } = await renderOnServer(
      url,
      articlesApi({ ...calls, articlesOf: resolvesWith([]) }, { exam: resolvesWith(EXAM) }),
    );
    expect(status).toBe(200);
    expect(html).toContain('No articles here yet');
    expect(head?.robots).toBe('noindex, follow');
  });

  it('says "Category not found" with status 404 when the exam has none of that name', async () => {
    const { status, html } = await renderOnServer(
      '/articles/dmv-california/arithmetic',
      articlesApi(
        { category: rejectsWith(MISSING), articlesOf: rejectsWith(MISSING) },
        { exam: resolvesWith(EXAM) },
      ),
    );
    expect(status).toBe(404);
    expect(html).toContain('Category not found');
  });

  it('answers 503 when its articles cannot be loaded', async () => {
    const { status } = await renderOnServer(
      url,
      articlesApi({ ...calls, articlesOf: rejectsWith(UNAVAILABLE) }, { exam: resolvesWith(EXAM) }),
    );
    expect(status).toBe(503);
  });

  it('has no accessibility issue', async () => {
    const { container } = await renderInBrowser(url, api);
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
