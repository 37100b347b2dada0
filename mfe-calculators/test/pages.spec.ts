import { describe, expect, it } from '@jest/globals';
import { renderRouteToString, TEST_SITE } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import { CALCULATORS } from '../src/catalogue/calculators.js';
import remote from '../src/remote.js';
import { EXTERNAL_CALCULATORS } from '../src/external/external-calculators.js';
import { brokenApi, listsApi, REMOTE, textOf } from './support.js';

const PATHS = descriptor.routes.map(({ path }) => path);
const onServer = (url: string, api = listsApi()) => renderRouteToString({ ...REMOTE, url, api });

type JsonLd = Record<string, unknown>;
const blocks = (data: JsonLd[] | undefined) => (data ?? []).map((block) => block['@type']);

/** Every string in a JSON-LD block under one of these names. */
function textsOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (names.includes(name) ? [inner] : []) : textsOf(inner, names),
  );
}

describe('every page on the server', () => {
  it('is one of 21, each with a unique title, description and canonical URL', async () => {
    const pages = [];
    for (const path of PATHS) pages.push(await onServer(path));
    expect(pages).toHaveLength(21);
    expect(new Set(pages.map(({ head }) => head?.title)).size).toBe(21);
    expect(new Set(pages.map(({ head }) => head?.description)).size).toBe(21);
    pages.forEach(({ status, html, head }, index) => {
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(head?.canonical).toBe(PATHS[index]);
      expect(head?.title).toMatch(/^[A-Z]/);
      expect(head?.description.length).toBeGreaterThan(50);
      expect(head?.description.length).toBeLessThanOrEqual(160);
      expect(head?.incomplete).toBe(false);
    });
  });

  it('has the texts of the page in its structured data, word for word', async () => {
    for (const path of PATHS) {
      const { html, head } = await onServer(path);
      const text = textOf(html);
      expect(blocks(head?.structuredData)[0]).toBe('BreadcrumbList');
      const words = textsOf(head?.structuredData, ['name', 'text']);
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
    }
  });

  it('says that no registration is needed and that estimates are approximate', async () => {
    for (const { path } of CALCULATORS) {
      const text = textOf((await onServer(path)).html);
      expect(text).toMatch(/no registration is needed/i);
      expect(text).toMatch(/approximate/);
    }
    const hub = textOf((await onServer('/tools')).html);
    expect(hub).toContain('No registration is needed; estimates are approximate');
  });

  it('is complete when the services are unavailable, and is not cached', async () => {
    for (const path of PATHS) {
      const { status, html, head } = await onServer(path, brokenApi());
      expect(status).toBe(200);
      expect(head?.incomplete).toBe(true);
      expect(html).toContain('href="/practice-tests"');
    }
  });

  it('is the same for every query: a link’s inputs come after hydration', async () => {
    const url = '/tools/ap-bio-score-calculator';
    const shared = await onServer(`${url}?mcq=40&frq=10.10.4.4.4.4`);
    expect(shared.html).toBe((await onServer(url)).html);
  });
});

describe('the hub', () => {
  it('lists SAT, ACT and 17 AP subjects, and leads on', async () => {
    const { html, head } = await onServer('/tools');
    expect(CALCULATORS).toHaveLength(19);
    for (const { path, name } of CALCULATORS) {
      expect(html).toContain(`href="${path}"`);
      expect(textOf(html)).toContain(name);
    }
    for (const href of ['/tools/external-calculators', '/practice-tests', '/study-guides', '/exam-tips'])
      expect(html).toContain(`href="${href}"`);
    expect(blocks(head?.structuredData)).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage']);
  });
});

describe('the external calculators', () => {
  it('are twelve, each in a new tab that cannot reach back', async () => {
    const { html } = await onServer('/tools/external-calculators');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')];
    expect(links.map(({ href }) => href)).toEqual(EXTERNAL_CALCULATORS.map(({ href }) => href));
    expect(links).toHaveLength(12);
    for (const link of links) {
      expect(link.rel).toBe('noopener noreferrer');
      expect(link.textContent).toContain('opens in a new tab');
    }
  });
});

describe('what to read on', () => {
  it('are tests that the bank holds and texts that fit, by their own addresses', async () => {
    const { html } = await onServer('/tools/sat-score-calculator');
    expect(html).toContain('href="/exam/percentage"');
    expect(html).toContain('href="/exam/quadratic-equations"');
    expect(html).not.toContain('linear-equations');
    expect(html).toContain('href="/blog/reading-a-digital-sat-estimate"');
    expect(html).not.toContain('/exam/dmv-texas');
  });
});

describe('the SAT page', () => {
  it('shows the initial values, both paths, the total and its percentile', async () => {
    const text = textOf((await onServer('/tools/sat-score-calculator')).html);
    expect(text).toContain('Total score 1060');
    expect(text).toContain('60th percentile');
    expect(text).toContain('Math pathMEDIUM');
    expect(text).toContain('Reading & Writing pathMEDIUM');
    expect(text).toContain('top out at 740 and 600 in Math, at 700 and 600 in Reading & Writing');
    expect(text).toContain('2 h 14 min');
    expect(text).toContain('98');
    expect(text).toContain('Test-blind');
  });

  it('carries both full tables', async () => {
    const { html } = await onServer('/tools/sat-score-calculator');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const rows = [...page.querySelectorAll('details table')].map(
      (table) => table.querySelectorAll('tbody tr').length,
    );
    expect(rows).toEqual([45, 55]);
  });
});

describe('the ACT page', () => {
  it('starts at 0 with all four sections not started', async () => {
    const { html } = await onServer('/tools/act-score-calculator');
    expect(html.match(/>not started</g)).toHaveLength(4);
    expect(textOf(html)).toContain('Composite 0, not started');
  });
});

describe('the sitemap', () => {
  it('lists all pages', async () => {
    const { signal } = new AbortController();
    const entries = (await remote.sitemap?.({ api: listsApi(), site: TEST_SITE, signal })) ?? [];
    expect(entries.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
    expect(new Set(entries.map(({ title }) => title)).size).toBe(21);
  });
});
