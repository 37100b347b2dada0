import { describe, expect, it } from '@jest/globals';
import { respondRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE } from './support.js';

describe('sitemap.xml', () => {
  it('is XML with the absolute address of every page, and its date where known', async () => {
    const response = await respondRoute({
      ...REMOTE,
      url: '/sitemap.xml',
      siteMap: [
        { remote: 'mfe-x', entries: [{ path: '/blog/a-b', title: 'A', lastModified: '2026-01-02' }] },
        { remote: 'mfe-y', entries: [{ path: '/dmv', title: 'DMV' }] },
      ],
    });
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect([...xml.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
      'https://mockingbird.test/blog/a-b',
      'https://mockingbird.test/dmv',
    ]);
    expect([...xml.querySelectorAll('lastmod')].map((date) => date.textContent)).toEqual(['2026-01-02']);
  });
});

describe('robots.txt', () => {
  it('lets everything be read and names the sitemap by its absolute address', async () => {
    const response = await respondRoute({ ...REMOTE, url: '/robots.txt' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mockingbird.test/sitemap.xml\n',
    );
  });
});
