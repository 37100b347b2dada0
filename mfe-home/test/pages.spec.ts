import { describe, expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { brokenApi, EXAMS, listsApi, REMOTE, htmlToText } from './support.js';

const server = (url: string, more = {}) => renderRouteToString({ ...REMOTE, url, ...more });
const withLists = (url: string) => server(url, { api: listsApi() });

const STATIC_PAGES = [
  '/',
  '/comingsoon',
  '/about',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/logout',
  '/account',
];
const LIST_PAGES = ['/region/us', '/region/in', '/region/de', '/dmv', '/ssc', '/ibps', '/rrb'];

describe('every page on the server', () => {
  it('answers 200 with one h1 and a unique title and description', async () => {
    const pages = [await server('/sitemap', { siteMap: [] })];
    for (const url of STATIC_PAGES) pages.push(await server(url));
    for (const url of LIST_PAGES) pages.push(await withLists(url));
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.html.match(/<h1/g)).toHaveLength(1);
      expect(page.head?.description.length).toBeGreaterThan(50);
      expect(page.head?.description.length).toBeLessThanOrEqual(160);
    }
    // A region without its own texts is a copy of the default, as its canonical address says.
    expect(new Set(pages.map((page) => page.head?.description)).size).toBe(pages.length - 1);
    expect(new Set(pages.map((page) => page.head?.title)).size).toBe(pages.length);
  });

  it.each([
    ['/', '/region/us'],
    ['/region/us', '/region/us'],
    ['/region/in', '/region/in'],
    ['/region/IN', '/region/in'],
    ['/region/de', '/region/us'],
    ['/region/nowhere', '/region/us'],
    ['/region/constructor', '/region/us'],
    ['/dmv', '/dmv'],
    ['/ssc', '/ssc'],
    ['/ibps', '/ibps'],
    ['/rrb', '/rrb'],
    ['/about', '/about'],
    ['/terms', '/terms'],
    ['/privacy', '/privacy'],
  ])('names for %s the canonical address %s', async (url, canonical) => {
    expect((await withLists(url)).head?.canonical).toBe(canonical);
  });

  it.each([
    ['/region/us', 'Timed mock tests for DMV', 'DMV, SSC, Percentage'],
    ['/region/in', 'Timed mock tests for SSC', 'SSC, IBPS, Percentage'],
  ])('begins %s with the exams of its region', async (url, lead, example) => {
    const { html } = await withLists(url);
    expect(html).toContain(lead);
    expect(html).toContain(`placeholder="${example}"`);
  });

  it('keeps Coming Soon, accounts and searches out of the indexes', async () => {
    for (const url of ['/comingsoon', '/login', '/signup', '/logout', '/account'])
      expect((await server(url)).head?.robots).toBe('noindex');
    expect((await withLists('/region/us?q=ssc')).head?.robots).toBe('noindex, follow');
    expect((await withLists('/dmv?q=ssc')).head?.robots).toBe('noindex, follow');
    expect((await withLists('/region/us')).head?.robots).toBeUndefined();
  });
});

describe('the home page without a region', () => {
  it('waits with a spinner and sends a browser without JavaScript on', async () => {
    const { html, head } = await server('/');
    expect(html).toContain('role="status"');
    expect(html).toContain('<noscript><p><a href="/region/us">');
    expect(head?.noscriptRefresh).toBe('/region/us');
    expect(head?.transient).toBe(true);
  });
});

describe('a region’s page on the server', () => {
  it('has a title whatever the address names', async () => {
    expect((await withLists('/region/constructor')).head?.title).toBe(
      (await withLists('/region/de')).head?.title,
    );
  });

  it('shows popular exams, learning paths and all exams', async () => {
    const { html } = await withLists('/region/us');
    const text = htmlToText(html);
    expect(text).toContain('Most Popular Exams This Month');
    expect(text).toContain('Quantitative aptitude');
    for (const exam of EXAMS) expect(text).toContain(exam.title);
    expect(html).toContain('href="/exam/dmv-california"');
    expect(text).toContain('6 tests');
  });

  it('has search and popular exams first, and the moving list last, in the order of a phone', async () => {
    const { html } = await withLists('/region/in');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('h1')?.compareDocumentPosition(page.querySelector('input') ?? page)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Most Popular Exams This Month',
      'Featured learning paths',
      'Browse by exam family',
      'Beyond mock tests',
      'All exams',
    ]);
  });

  it('leads from the page of the United States to its tests, all tests and the calculators', async () => {
    const { html } = await withLists('/region/us');
    for (const path of ['/dmv', '/practice-tests', '/tools']) expect(html).toContain(`href="${path}"`);
    expect(htmlToText(html)).toContain('Browse more');
  });

  it('names the first three popular exams in its description', async () => {
    expect((await withLists('/region/us')).head?.description).toMatch(
      /^Practice California DMV, Percentage and SSC CHSL Tier 1\. /,
    );
    expect((await withLists('/region/in')).head?.description).toMatch(/^Practise SSC CHSL Tier 1, /);
  });

  it('names itself and the others in every language, the same on each of them', async () => {
    const alternates = [
      { hreflang: 'en-us', path: '/region/us' },
      { hreflang: 'en-in', path: '/region/in' },
      { hreflang: 'x-default', path: '/region/us' },
    ];
    expect((await withLists('/region/us')).head?.alternates).toEqual(alternates);
    expect((await withLists('/region/in')).head?.alternates).toEqual(alternates);
  });

  it('has structured data: a site with a search, and the popular exams in order', async () => {
    const [site, list] = (await withLists('/region/us')).head?.structuredData ?? [];
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://mockingbird.test/search?q={search_term_string}' },
      },
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'California DMV', url: 'https://mockingbird.test/exam/dmv-california' },
        { position: 2, url: 'https://mockingbird.test/exam/percentage' },
        { position: 3, url: 'https://mockingbird.test/exam/ssc-chsl' },
      ],
    });
  });

  it.each([
    ['/region/us', ['SAT', 'ACT', 'Quantitative aptitude']],
    ['/region/in', ['Quantitative aptitude', 'SSC', 'Bank exams']],
    ['/region/de', ['Quantitative aptitude', 'Verbal ability', 'Logical reasoning']],
    ['/region/zz', ['Quantitative aptitude', 'Verbal ability', 'Logical reasoning']],
  ])('shows at %s the learning paths %j', async (url, titles) => {
    const { html } = await withLists(url);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const section = [...page.querySelectorAll('section')].find((part) =>
      part.textContent?.startsWith('Featured learning paths'),
    );
    const cards = [...(section?.querySelectorAll('h3 a') ?? [])];
    expect(cards.map((card) => card.textContent)).toEqual(titles);
    const soon = cards.filter((card) => card.getAttribute('href') === '/comingsoon');
    expect(soon).toHaveLength(2);
    for (const card of soon) expect(card.closest('article')?.textContent).toContain('Coming soon');
  });

  it('is one page for all addresses without a country, so that one cache entry serves all', async () => {
    const { html } = await withLists('/region/zz');
    for (const url of ['/region/nowhere', '/region/%F0%9F%8F%B3', '/region/usa'])
      expect((await withLists(url)).html).toBe(html);
    expect(html).toContain('action="/region/zz"');
  });

  it('filters by the query of its address, without JavaScript', async () => {
    const { html } = await withLists('/region/us?q=sSc');
    expect(htmlToText(html)).toContain('Exams matching “sSc”');
    expect(htmlToText(html)).not.toContain('Most Popular Exams This Month');
    expect(html).toContain('action="/region/us"');
    expect(html).toContain('value="sSc"');
  });

  it('offers to expand a search that finds nothing', async () => {
    expect(htmlToText((await withLists('/region/us?q=chess')).html)).toContain('Expand search');
  });

  it('answers 200 with an empty list when the services fail', async () => {
    const { status, html, head } = await server('/region/us', { api: brokenApi() });
    expect(status).toBe(200);
    expect(htmlToText(html)).toContain('Most Popular Exams This Month');
    expect(htmlToText(html)).toContain("We can't show the list right now");
    expect(head?.description).toMatch(/^Free timed mock tests/);
    expect(head?.structuredData).toHaveLength(1);
  });
});

describe('the page of an exam family', () => {
  it('shows its own exams only, the most popular first', async () => {
    const { html } = await withLists('/ssc');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const exams = [...page.querySelectorAll('a[href^="/exam/"]')].map((link) => link.getAttribute('href'));
    expect(exams).toEqual(['/exam/ssc-chsl', '/exam/ssc-cgl', '/exam/ssc-cgl', '/exam/ssc-chsl']);
  });

  it('has its own headlines at /dmv', async () => {
    expect((await withLists('/dmv')).html).toMatch(/<h1[^>]*><span[^>]*>Pass the DMV test here first/);
    expect((await withLists('/region/us')).html).toMatch(/<h1[^>]*><span[^>]*>Take the test before test day/);
  });

  it('explains the real exam in a table with headers', async () => {
    const { html } = await withLists('/rrb');
    expect(html).toContain('<th scope="row">RRB Group D CBT</th>');
    expect(htmlToText(html)).toContain('November 2026');
  });

  it('answers 200 when the services fail', async () => {
    expect((await server('/dmv', { api: brokenApi() })).status).toBe(200);
  });
});

describe('the forms of accounts on the server', () => {
  it.each([
    ['/login', ['username', 'password'], '/signup'],
    ['/signup', ['username', 'email', 'password'], '/login'],
  ])('are in the HTML of %s, and send nothing without JavaScript', async (url, fields, other) => {
    const page = new DOMParser().parseFromString((await server(url)).html, 'text/html');
    const form = page.querySelector('form');
    expect([...(form?.querySelectorAll('input') ?? [])].map((input) => input.name)).toEqual(fields);
    expect(form?.querySelectorAll('input:required')).toHaveLength(fields.length);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.querySelectorAll('button:not([disabled])')).toHaveLength(0);
    expect(page.querySelector(`a[href="${other}"]`)).toBeTruthy();
  });
});

describe('the search of the site', () => {
  const siteMap = [
    { remote: 'mfe-x', entries: [{ path: '/exam/percentage', title: 'Percentage', kind: 'Topic' }] },
    { remote: 'mfe-y', entries: [{ path: '/tools', title: 'Score calculators' }] },
  ];

  it('finds pages of every remote without JavaScript', async () => {
    const { html, head } = await server('/search?q=%20percentages', { siteMap });
    expect(html).toContain('href="/exam/percentage"');
    expect(html).not.toContain('href="/exam/score');
    expect(htmlToText(html)).toContain('1 result for “percentages”.');
    expect(head).toMatchObject({
      title: 'Search: percentages',
      canonical: '/search',
      robots: 'noindex, follow',
    });
  });

  it('says when nothing is found, and leads on', async () => {
    const { html } = await server('/search?q=zzyzx', { siteMap });
    expect(htmlToText(html)).toContain('No results for “zzyzx”.');
    expect(html).toContain('href="/practice-tests"');
  });

  it('is not stored while a remote cannot list its pages', async () => {
    const { head } = await server('/search?q=x', {
      siteMap: [{ remote: 'mfe-x', entries: [], failed: true }],
    });
    expect(head?.incomplete).toBe(true);
  });
});

describe('the page of all pages', () => {
  it('lists what every remote knows, in groups', async () => {
    const { html } = await server('/sitemap', {
      siteMap: [
        { remote: 'mfe-x', entries: [{ path: '/exam/percentage', title: 'Percentage' }] },
        { remote: 'mfe-y', entries: [{ path: '/tools', title: 'All calculators' }] },
      ],
    });
    expect(htmlToText(html)).toContain('Exams and topicsPercentageCalculatorsAll calculators');
    expect(html).toContain('href="/exam/percentage"');
  });
});
