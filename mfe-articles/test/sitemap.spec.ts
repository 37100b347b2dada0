import { describe, expect, it } from '@jest/globals';
import { TEST_SITE } from '@mockingbird/testing/fake-shell';
import { sitemap } from '../src/sitemap.js';
import { section, summary } from './builders.js';
import { resolvesWith, articlesApi } from './render.js';

const signal = new AbortController().signal;

describe('the sitemap of this remote', () => {
  it('lists its pages, exams, categories and all articles with the day of the last change', async () => {
    const api = articlesApi({
      sections: resolvesWith([section({ totalArticles: 2 }), section({ slug: 'later', totalArticles: 0 })]),
      articlesOf: resolvesWith([summary(), summary({ slug: 'old', publicationDate: '2026-10-01' })]),
    });
    const entries = await sitemap({ api, site: TEST_SITE, signal });
    expect(entries.map(({ path, lastModified }) => [path, lastModified])).toEqual([
      ['/articles', '2026-11-09'],
      ['/study-guides', undefined],
      ['/exam-tips', undefined],
      ['/articles/ssc-cgl', '2026-11-09'],
      ['/articles/ssc-cgl/arithmetic', '2026-11-09'],
      ['/articles/ssc-cgl/arithmetic/averages', '2026-11-09'],
      ['/articles/ssc-cgl/arithmetic/old', '2026-10-01'],
    ]);
  });

  it('leaves out articles with noindex and articles first published elsewhere', async () => {
    const api = articlesApi({
      sections: resolvesWith([section({ totalArticles: 2 })]),
      articlesOf: resolvesWith([
        summary({ slug: 'seen', seo: { metaRobots: 'index, follow' } }),
        summary({ slug: 'hidden', seo: { metaRobots: 'NOINDEX, follow' } }),
        summary({ slug: 'own', seo: { canonicalURL: `${TEST_SITE.origin}/articles/own` } }),
        summary({ slug: 'theirs', seo: { canonicalURL: 'https://elsewhere.example/theirs' } }),
      ]),
    });
    const paths = (await sitemap({ api, site: TEST_SITE, signal })).map(({ path }) => path);
    expect(paths).toContain('/articles/ssc-cgl/arithmetic/seen');
    expect(paths).toContain('/articles/ssc-cgl/arithmetic/own');
    expect(paths).not.toContain('/articles/ssc-cgl/arithmetic/hidden');
    expect(paths).not.toContain('/articles/ssc-cgl/arithmetic/theirs');
  });
});
