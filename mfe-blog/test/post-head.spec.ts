import { describe, expect, it } from '@jest/globals';
import type { Post } from '@mockingbird/contracts';
import { renderOnServer, post, postApi } from './support.js';

const renderHead = async (overrides: Partial<Post>) =>
  (await renderOnServer('/blog/inner-clock', postApi(post(overrides)))).head;

describe('the head of a post', () => {
  it('uses the post’s own texts by default', async () => {
    const head = await renderHead({});
    expect(head).toMatchObject({
      title: 'The inner clock',
      description: 'How long half a minute is, and how to feel it without looking at a clock at all.',
      canonical: '/blog/inner-clock',
      type: 'article',
      published: '2026-01-10',
      feed: { path: '/blog/rss.xml' },
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.image).toBeUndefined();
  });

  it('uses the post’s fields for search engines', async () => {
    const metaDescription = 'A way to feel how long half a minute is, in a week of small exercises.';
    const seo = { metaTitle: 'Feel time', metaDescription, keywords: 'clock, time', metaRobots: 'noindex' };
    expect(await renderHead({ seo })).toMatchObject({
      title: 'Feel time',
      description: metaDescription,
      keywords: 'clock, time',
      robots: 'noindex',
    });
  });

  it('cuts a long description between words, and extends a very short one', async () => {
    const long = (await renderHead({ excerpt: 'Twelve words '.repeat(40) }))?.description ?? '';
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/words…$|Twelve…$/);
    const short = (await renderHead({ excerpt: 'Short' }))?.description ?? '';
    expect(short).toContain('The inner clock. Short');
    expect(short.length).toBeGreaterThanOrEqual(50);
    expect((await renderHead({ excerpt: 'Short.' }))?.description).toBe(short);
  });

  it.each([
    ['https://mockingbird.test/blog/first?part=1', '/blog/first?part=1', undefined],
    ['https://elsewhere.example/first', 'https://elsewhere.example/first', []],
    ['https://', '/blog/inner-clock', undefined],
  ])('names for the canonical address %s the page %s', async (canonicalURL, canonical, alternates) => {
    const head = await renderHead({ seo: { canonicalURL } });
    expect(head?.canonical).toBe(canonical);
    expect(head?.alternates).toEqual(alternates);
  });

  it('shows in previews the picture meant for them, else the cover, and never an inlined one', async () => {
    const cover = { url: '/cover.png', alternativeText: 'An hourglass' };
    const preview = { url: 'https://pictures.example/p.png', altText: 'Sand' };
    const inlined = { url: 'data:image/png;base64,AAAA' };
    expect((await renderHead({ cover, baseImageFields: preview }))?.image).toEqual({
      path: preview.url,
      alt: 'Sand',
    });
    expect((await renderHead({ cover, baseImageFields: inlined }))?.image).toEqual({
      path: '/cover.png',
      alt: 'An hourglass',
    });
    expect((await renderHead({ cover: inlined, baseImageFields: inlined }))?.image).toBeUndefined();
  });

  it('has structured data of what the page shows', async () => {
    const head = await renderHead({ cover: { url: '/cover.png' }, seo: { keywords: 'clock' } });
    expect(head?.structuredData).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'The inner clock',
        datePublished: '2026-01-10',
        timeRequired: 'PT6M',
        author: { '@type': 'Person', name: 'Ada Reed' },
        mainEntityOfPage: 'https://mockingbird.test/blog/inner-clock',
        image: 'https://mockingbird.test/cover.png',
        keywords: 'clock',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: 'The inner clock' }],
      },
    ]);
  });

  it('calls the site’s own team an organisation, and names no author where there is none', async () => {
    const team = await renderHead({ author: { name: 'Mockingbird editorial team' } });
    expect(team?.structuredData?.[0]?.['author']).toMatchObject({ '@type': 'Organization' });
    expect((await renderHead({ author: undefined }))?.structuredData?.[0]).not.toHaveProperty('author');
  });
});
