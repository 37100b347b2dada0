import { describe, expect, it } from '@jest/globals';
import { renderHeadTags } from './head-tags.js';

const ORIGIN = 'https://mockingbird.test';
const basic = { title: 'About', description: 'What it is.' };

describe('head tags', () => {
  it('name the page, its canonical address and its preview with the public origin', () => {
    const html = renderHeadTags(basic, '/about', ORIGIN);
    expect(html).toContain('<title>About | Mockingbird</title>');
    expect(html).toContain('<meta name="description" content="What it is.">');
    expect(html).toContain('<link rel="canonical" href="https://mockingbird.test/about">');
    expect(html).toContain('<meta property="og:url" content="https://mockingbird.test/about">');
    expect(html).toMatch(/og:image" content="https:\/\/mockingbird\.test\//);
    expect(html).not.toContain('robots');
    expect(html.startsWith('<title>')).toBe(true);
  });

  it('carry what a page adds', () => {
    const html = renderHeadTags(
      {
        ...basic,
        canonical: '/region/us',
        robots: 'noindex',
        keywords: 'a, b',
        alternates: [{ hreflang: 'en-in', path: '/region/in' }],
        structuredData: [{ '@type': 'Thing', name: '</script>' }],
        published: '2026-11-03',
        feed: { path: '/blog/rss.xml', title: 'Blog' },
        noscriptRefresh: '/region/us',
      },
      '/',
      ORIGIN,
    );
    expect(html).toContain('<link rel="canonical" href="https://mockingbird.test/region/us">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta name="keywords" content="a, b">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="en-in" href="https://mockingbird.test/region/in">',
    );
    expect(html).toContain('<meta property="article:published_time" content="2026-11-03">');
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Blog" href="https://mockingbird.test/blog/rss.xml">',
    );
    expect(html).toContain('"name":"\\u003c/script>"');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/region/us"></noscript>');
  });

  it('name the share picture of the page, with its size', () => {
    const card = { title: 'About "us"', line: 'Free', isArticle: false, version: '0123456789' };
    const image = { path: '/cover.svg', alt: 'A cover' };
    const html = renderHeadTags({ ...basic, image }, '/about', ORIGIN, card);
    const tags = [...html.matchAll(/<meta property="og:image(\S*)" content="([^"]*)">/g)].map(
      ([, ...rest]) => rest,
    );
    expect(tags).toEqual([
      ['', 'https://mockingbird.test/_mb/share/0123456789/about.png'],
      [':width', '1200'],
      [':height', '630'],
      [':type', 'image/png'],
      [':alt', 'About &quot;us&quot;: Free'],
    ]);
    expect(renderHeadTags({ ...basic, image }, '/about', ORIGIN)).toContain(
      'og:image" content="https://mockingbird.test/cover.svg"',
    );
  });

  it('escape all text of a page', () => {
    const html = renderHeadTags({ title: '</title><b>', description: '"><script>' }, '/x?q="><i>', ORIGIN);
    expect(html).not.toMatch(/<b>|<script>|<i>/);
  });
});
