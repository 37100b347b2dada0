import { describe, expect, it } from '@jest/globals';
import type { PostSummary } from '@mockingbird/contracts';
import { respondRoute } from '@mockingbird/testing/fake-shell';
import { listApi, REMOTE, summary } from './support.js';

async function feed(...posts: PostSummary[]) {
  const response = await respondRoute({ ...REMOTE, url: '/blog/rss.xml', api: listApi(...posts) });
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const texts = (name: string) => [...xml.querySelectorAll(name)].map(({ textContent }) => textContent);
  return { response, xml, texts };
}

describe('the feed', () => {
  it('is RSS 2.0 with its own address', async () => {
    const { response, xml } = await feed(summary());
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    const [self] = xml.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe('https://mockingbird.test/blog/rss.xml');
    expect(self?.getAttribute('rel')).toBe('self');
  });

  it('gives each post its address, date, author, whole excerpt and keywords', async () => {
    const excerpt = 'A sentence that is not cut. '.repeat(20).trim();
    const { xml, texts } = await feed(summary({ excerpt, seo: { keywords: 'clock, time management' } }));
    const address = 'https://mockingbird.test/blog/inner-clock';
    expect([texts('item > link'), texts('item > guid')]).toEqual([[address], [address]]);
    expect(texts('item > description')).toEqual([excerpt]);
    expect(texts('item > pubDate')).toEqual(['Sat, 10 Jan 2026 00:00:00 GMT']);
    expect(texts('item > category')).toEqual(['clock', 'time management']);
    const [creator] = xml.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator');
    expect(creator?.textContent).toBe('Ada Reed');
  });

  it('lists at most fifty posts, the newest first, and has its date', async () => {
    const posts = Array.from({ length: 60 }, (_, index) =>
      summary({ slug: `p-${index}`, publicationDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString() }),
    );
    const { texts } = await feed(...posts);
    expect(texts('item')).toHaveLength(50);
    expect(texts('item > link')[0]).toBe('https://mockingbird.test/blog/p-59');
    expect(texts('lastBuildDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT']);
  });

  it('is valid XML whatever the posts say', async () => {
    const title = `]]> <b>&amp; "a" 'b'\u0000\u0008\uFFFF 😀`;
    const { texts } = await feed(summary({ title, author: undefined }));
    expect(texts('item > title')).toEqual([`]]> <b>&amp; "a" 'b' 😀`]);
  });

  it('is valid without a post', async () => {
    const { texts } = await feed();
    expect(texts('item')).toEqual([]);
    expect(texts('lastBuildDate')).toEqual([]);
  });
});
