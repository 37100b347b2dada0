import { describe, expect, it } from '@jest/globals';
import { SITEMAP_MAX_ADDRESSES } from '../limits.js';
import { sitemapXml } from './sitemap-xml.js';

const ORIGIN = 'https://site.test';
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

describe('sitemapXml', () => {
  it('names an address once, however many remotes know it', () => {
    const xml = sitemapXml(ORIGIN, [
      { path: '/a', title: 'A' },
      { path: '/a', title: 'Again' },
    ]);
    expect(locations(xml)).toEqual(['https://site.test/a']);
  });

  it('encodes what an address or XML forbids', () => {
    const xml = sitemapXml(ORIGIN, [{ path: "/a?b=1&c='é ü'", title: 'A' }]);
    expect(locations(xml)).toEqual(['https://site.test/a?b=1&amp;c=%27%C3%A9%20%C3%BC%27']);
  });

  it('keeps to the number of addresses that the protocol allows in one file', () => {
    const entries = Array.from({ length: SITEMAP_MAX_ADDRESSES + 1 }, (_, index) => ({
      path: `/${index}`,
      title: String(index),
    }));
    expect(locations(sitemapXml(ORIGIN, entries))).toHaveLength(SITEMAP_MAX_ADDRESSES);
  });
});
