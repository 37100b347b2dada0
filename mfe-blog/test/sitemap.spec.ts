import { describe, expect, it } from '@jest/globals';
import type { PostSummary } from '@mockingbird/contracts';
import { TEST_SITE } from '@mockingbird/testing/fake-shell';
import { sitemap } from '../src/sitemap.js';
import { listApi, summary } from './support.js';

const loadEntries = (...posts: PostSummary[]) =>
  sitemap({ api: listApi(...posts), site: TEST_SITE, signal: new AbortController().signal });

describe('the addresses for search engines', () => {
  it('are the list, as new as its newest post, and every post with its day', async () => {
    const older = summary({ slug: 'older', title: 'Older', publicationDate: '2026-01-02T10:00:00Z' });
    expect(await loadEntries(older, summary())).toEqual([
      { path: '/blog', title: 'Blog', lastModified: '2026-01-10' },
      { path: '/blog/inner-clock', title: 'The inner clock', kind: 'Post', lastModified: '2026-01-10' },
      { path: '/blog/older', title: 'Older', kind: 'Post', lastModified: '2026-01-02' },
    ]);
  });

  it('leave out posts with noindex or a canonical address elsewhere', async () => {
    const hidden = summary({ seo: { metaRobots: 'noindex, follow' } });
    const foreign = summary({ slug: 'b', seo: { canonicalURL: 'https://elsewhere.example/b' } });
    const own = summary({ slug: 'c', seo: { canonicalURL: 'https://mockingbird.test/blog/c' } });
    const paths = (await loadEntries(hidden, foreign, own)).map(({ path }) => path);
    expect(paths).toEqual(['/blog', '/blog/c']);
  });

  it('are the list alone while there are no posts', async () => {
    expect(await loadEntries()).toEqual([{ path: '/blog', title: 'Blog', lastModified: undefined }]);
  });
});
