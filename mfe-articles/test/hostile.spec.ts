import { describe, expect, it } from '@jest/globals';
import { article, articleResponse, category, section, summary } from './builders.js';
import { resolvesWith, articlesApi, EXAM, renderOnServer } from './render.js';

const TAG = '<img src=x onerror=alert(1)>';
const SCRIPT = 'javascript:alert(1)';

/** Only the rich text's HTML, which the services sanitised, may become elements. */
function expectHarmless(html: string): void {
  expect(html).not.toContain(TAG);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('[onerror], script')).toHaveLength(0);
  const addresses = [...page.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  for (const address of addresses) expect(address).not.toMatch(/^\s*javascript:/i);
}

const hostile = {
  title: `Title ${TAG}`,
  excerpt: `Excerpt ${TAG}`,
  cover: { url: SCRIPT, alternativeText: `"${TAG}` },
  baseImageFields: { url: SCRIPT },
  author: { name: `Author ${TAG}`, avatar: { url: SCRIPT } },
  seo: { metaTitle: TAG, metaDescription: TAG, canonicalURL: 'https://' },
};
const exam = { exam: resolvesWith({ ...EXAM, title: `Exam ${TAG}` }) };

describe('an article with hostile fields', () => {
  it('inserts only the rich text as HTML, and everything else as text', async () => {
    const { html, head } = await renderOnServer(
      '/articles/ssc-cgl/arithmetic/averages',
      articlesApi(
        {
          article: resolvesWith(
            articleResponse(
              {
                ...hostile,
                blocks: [
                  ...article().blocks,
                  { kind: 'media', file: { url: SCRIPT, caption: `Hidden ${TAG}` } },
                  { kind: 'media', file: { url: '/media/a.svg', alternativeText: TAG, caption: TAG } },
                  { kind: 'quote', title: TAG, body: TAG },
                ],
              },
              {
                category: category({ title: TAG }),
                examTitle: TAG,
                previous: { title: TAG, slug: 'one' },
                next: { title: TAG, slug: 'two' },
              },
            ),
          ),
        },
        exam,
      ),
    );
    expect(html).toContain('<p>Think of a seesaw.</p>');
    expectHarmless(html);
    expect(html).not.toContain('Hidden');
    expect(head?.image).toBeUndefined();
    expect(head?.canonical).toBe('/articles/ssc-cgl/arithmetic/averages');
  });

  it.each([
    ['/articles', { sections: resolvesWith([section({ title: TAG, description: TAG, examTitle: TAG })]) }],
    [
      '/study-guides',
      {
        sections: resolvesWith([
          section({
            title: TAG,
            description: TAG,
            examTitle: TAG,
            articles: [{ ...summary(), title: TAG, excerpt: TAG }],
          }),
        ]),
      },
    ],
    [
      '/articles/ssc-cgl',
      {
        categories: resolvesWith([category({ title: TAG, description: TAG })]),
        articlesOf: resolvesWith([summary(hostile)]),
      },
    ],
    [
      '/articles/ssc-cgl/arithmetic',
      {
        category: resolvesWith(category({ title: TAG, description: TAG })),
        articlesOf: resolvesWith([summary(hostile)]),
      },
    ],
  ])('is harmless in the list at %s', async (url, calls) => {
    const { status, html } = await renderOnServer(url, articlesApi(calls, exam));
    expect(status).toBe(200);
    expectHarmless(html);
  });
});
