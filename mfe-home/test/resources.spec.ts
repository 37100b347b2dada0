import { describe, expect, it } from '@jest/globals';
import { respondRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE } from './support.js';

const SITE_MAP = [
  {
    remote: 'mfe-x',
    entries: [
      { path: '/blog/a-b', title: 'A', lastModified: '2026-01-02' },
      { path: "/blog/c?b=1&c='é ü'", title: 'C', lastModified: '2025-01-02' },
    ],
  },
  { remote: 'mfe-y', entries: [{ path: '/dmv', title: 'DMV' }] },
  { remote: 'mfe-z', entries: [] },
  { remote: 'mfe-broken', entries: [], failed: true },
];
const get = (url: string) => respondRoute({ ...REMOTE, url, siteMap: SITE_MAP });

/** Parses an XML response. @returns the root's name, and the texts of elements by name */
async function parseXml(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const texts = (name: string) => [...xml.querySelectorAll(name)].map((element) => element.textContent);
  return { root: xml.documentElement.localName, texts };
}

describe('the list of pages for the search', () => {
  it('has each page once, and is not stored with a gap', async () => {
    const response = await get('/search-index.json');
    expect(await response.json()).toEqual(
      expect.arrayContaining([
        { path: '/dmv', title: 'DMV' },
        { path: '/blog/a-b', title: 'A' },
      ]),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const whole = SITE_MAP.filter(({ failed }) => !failed);
    const stored = await respondRoute({
      ...REMOTE,
      url: '/search-index.json',
      siteMap: [...whole, ...whole],
    });
    expect(await stored.json()).toHaveLength(3);
    expect(stored.headers.get('cache-control')).toBeNull();
  });
});

describe('sitemap.xml', () => {
  it('is well-formed whatever the characters of a title, an address or a date are', async () => {
    const odd = `\u0000\u0008\u001F]]> & <b> "\uFFFF\uD800 😀`;
    const siteMap = [
      { remote: 'mfe-x', entries: [{ path: `/blog/${odd}`, title: odd, lastModified: `2026-01-02${odd}` }] },
    ];
    const part = await parseXml(await respondRoute({ ...REMOTE, url: '/sitemaps/mfe-x.xml', siteMap }));
    expect(part.texts('loc')).toHaveLength(1);
    expect(part.texts('lastmod')).toEqual(['2026-01-02]]> & <b> " 😀']);
    await parseXml(await respondRoute({ ...REMOTE, url: '/sitemap.xml', siteMap }));
  });

  it('names a file for each remote with addresses, and when it changed last where that is known', async () => {
    const { root, texts } = await parseXml(await get('/sitemap.xml'));
    expect(root).toBe('sitemapindex');
    expect(texts('sitemap > loc')).toEqual([
      'https://mockingbird.test/sitemaps/mfe-x.xml',
      'https://mockingbird.test/sitemaps/mfe-y.xml',
      'https://mockingbird.test/sitemaps/mfe-broken.xml',
    ]);
    expect(texts('lastmod')).toEqual(['2026-01-02']);
  });

  it('lists files that exist: absolute addresses, encoded, with their dates', async () => {
    const { root, texts } = await parseXml(await get('/sitemaps/mfe-x.xml'));
    expect(root).toBe('urlset');
    expect(texts('url > loc')).toEqual([
      'https://mockingbird.test/blog/a-b',
      'https://mockingbird.test/blog/c?b=1&c=%27%C3%A9%20%C3%BC%27',
    ]);
    expect(texts('lastmod')).toEqual(['2026-01-02', '2025-01-02']);
    expect((await parseXml(await get('/sitemaps/mfe-y.xml'))).texts('lastmod')).toEqual([]);
  });

  it('answers 503 for the file of a remote that failed', async () => {
    expect((await get('/sitemaps/mfe-broken.xml')).status).toBe(503);
  });

  it.each(['mfe-z.xml', 'mfe-x-2.xml', 'mfe-x', 'constructor'])('has no file %s', async (file) => {
    expect((await get(`/sitemaps/${file}`)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('allows everything and names the sitemap by its absolute address', async () => {
    const response = await respondRoute({ ...REMOTE, url: '/robots.txt' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mockingbird.test/sitemap.xml\n',
    );
  });
});
