import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { examSummary } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { screen, within } from '@testing-library/react';
import { loadPost } from '../src/post/load-post.js';
import {
  blogApi,
  rejectUnavailable,
  renderInBrowser,
  renderOnServer,
  post,
  postApi,
  summary,
} from './support.js';

const URL_OF_POST = '/blog/inner-clock';

describe('the page of a post', () => {
  it('is in the server’s HTML with each of its blocks', async () => {
    const { status, html } = await renderOnServer(URL_OF_POST, postApi(post()));
    expect(status).toBe(200);
    expect(html).toContain('<h1>The inner clock</h1>');
    expect(html).toContain('<h2 id="s-why">Why</h2><p>Because.</p>');
    expect(html).toContain('src="/clock.svg" alt="A clock"');
    for (const text of ['Figure 1', 'I cannot stop now.', 'A candidate']) expect(html).toContain(text);
  });

  it('shows excerpt, author, date, reading time and cover', async () => {
    const cover = { url: '/cover.svg', alternativeText: 'An hourglass' };
    const author = { name: 'Ada Reed', avatar: { url: '/ada.png' } };
    const { container } = await renderInBrowser(URL_OF_POST, postApi(post({ cover, author })));
    const opening = container.querySelector('header')?.textContent;
    expect(opening).toContain('How long half a minute is');
    expect(opening).toContain('By Ada Reed10 January 20266 min read');
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/ada.png');
    expect(screen.getByRole('img', { name: 'An hourglass' }).getAttribute('src')).toBe('/cover.svg');
  });

  it('has a table of contents when it has three headings', async () => {
    const headings = ['One', 'Two', 'Three'].map((text) => ({ level: 2, id: `s-${text}`, text }));
    const html = headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join('');
    const blocks = [{ kind: 'richText' as const, body: '', html, headings }];
    await renderInBrowser(URL_OF_POST, postApi(post({ blocks })));
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link', { name: 'Two' })[0]?.getAttribute('href')).toBe('#s-Two');
  });

  it('can be shared by its public address, and links back to the blog', async () => {
    await renderInBrowser(URL_OF_POST, postApi(post()));
    const mail = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('https://mockingbird.test/blog/inner-clock');
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
  });

  it('leads to the posts before and after it in time', async () => {
    const posts = [
      summary({ slug: 'late', title: 'Late', publicationDate: '2026-01-12' }),
      summary({ slug: 'latest', title: 'Latest', publicationDate: '2026-01-13' }),
      summary(),
      summary({ slug: 'early', title: 'Early', publicationDate: '2026-01-02' }),
    ];
    await renderInBrowser(URL_OF_POST, postApi(post(), posts));
    const links = within(screen.getByRole('navigation', { name: 'More from the blog' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous articleEarly', '/blog/early'],
      ['Next articleLate', '/blog/late'],
    ]);
  });

  it('leads to related posts and to tests that its keywords name', async () => {
    const seo = { keywords: 'SSC CGL, exam clock' };
    const other = summary({ slug: 'other', title: 'Other', seo: { keywords: 'exam' } });
    const exams = [
      examSummary({ examId: 'SSC_CGL_TIER_1', title: 'SSC CGL Tier 1' }),
      examSummary({ examId: 'AVERAGE', title: 'Average' }),
    ];
    await renderInBrowser(URL_OF_POST, postApi(post({ seo }), [post({ seo }), other], exams));
    const tests = within(screen.getByRole('region', { name: 'Mock tests on this topic' }));
    expect(tests.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/exam/ssc-cgl-tier-1',
    ]);
    const related = within(screen.getByRole('region', { name: 'Related articles' }));
    expect(related.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/blog/other');
  });

  it('has no empty sections', async () => {
    await renderInBrowser(URL_OF_POST, postApi(post()));
    expect(screen.queryByRole('region', { name: /Related|Mock tests/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'More from the blog' })).toBeNull();
  });

  it('has no accessibility fault', async () => {
    const seo = { keywords: 'clock' };
    const posts = [post({ seo }), summary({ slug: 'other', title: 'Other', seo })];
    const exams = [examSummary({ title: 'Clock' })];
    const { container } = await renderInBrowser(URL_OF_POST, postApi(post({ seo }), posts, exams));
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('is sent without its Markdown and unused fields', async () => {
    const url = `data:image/svg+xml,${'x'.repeat(500)}`;
    const api = postApi(post({ baseImageFields: { url }, seo: { keywords: 'clock' } }), [
      post(),
      summary({ slug: 'other', excerpt: 'not shown' }),
    ]);
    const site = { origin: 'https://mockingbird.test', renderedAt: 0 };
    const data = await loadPost({
      params: { slug: 'inner-clock' },
      url: new URL(URL_OF_POST, site.origin),
      api,
      site,
      signal: new AbortController().signal,
      siteMap: () => Promise.resolve([]),
    });
    const sent = JSON.stringify(data);
    expect(sent).toContain('Because.');
    for (const text of ['Markdown that stays', url, 'not shown']) expect(sent).not.toContain(text);
  });
});

describe('a post that cannot be shown completely', () => {
  it('answers 404 when it does not exist, with a link to all articles', async () => {
    const missing = new ApiError('http', 'Not found', 404);
    const api = blogApi(
      { post: () => Promise.reject(missing), posts: () => Promise.resolve([]) },
      { allExams: () => Promise.resolve([]) },
    );
    const { status, html } = await renderOnServer('/blog/nope', api);
    expect(status).toBe(404);
    expect(html).toContain('Article not found');
    expect(html).toContain('href="/blog"');
    expect(html).not.toContain('Try again');
  });

  it('shows an error when the services are unavailable', async () => {
    const { status, html } = await renderOnServer(
      URL_OF_POST,
      blogApi({ post: rejectUnavailable, posts: rejectUnavailable }, { allExams: rejectUnavailable }),
    );
    expect(status).toBe(503);
    expect(html).toContain(`href="${URL_OF_POST}"`);
  });

  it('is shown without related content when only that failed, and is not cached', async () => {
    const api = blogApi(
      { post: () => Promise.resolve(post()), posts: rejectUnavailable },
      { allExams: rejectUnavailable },
    );
    const { status, html, head } = await renderOnServer(URL_OF_POST, api);
    expect(status).toBe(200);
    expect(html).toContain('Because.');
    expect(head?.incomplete).toBe(true);
    expect((await renderOnServer(URL_OF_POST, postApi(post()))).head?.incomplete).toBe(false);
  });
});

describe('a hostile post', () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

  it('adds no element through its title, author, quotes, captions and pictures', async () => {
    const one = post({
      title: hostile,
      excerpt: hostile,
      author: { name: hostile, avatar: { url: 'javascript:alert(3)' } },
      cover: { url: 'javascript:alert(4)', alternativeText: hostile },
      seo: { keywords: hostile },
      blocks: [
        { kind: 'quote', title: hostile, body: hostile },
        { kind: 'media', file: { url: 'javascript:alert(5)', alternativeText: hostile } },
        { kind: 'media', file: { url: '/a.svg', alternativeText: hostile, caption: hostile } },
        { kind: 'richText', body: hostile, html: '<p>Safe</p>', headings: [] },
      ],
    });
    const { html } = await renderOnServer(URL_OF_POST, postApi(one));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(
      page.querySelectorAll('script, [onerror], [src^="javascript"], [href^="javascript"]'),
    ).toHaveLength(0);
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/a.svg']);
    expect(page.querySelector('h1')?.textContent).toBe(hostile);
    expect(html).toContain('<p>Safe</p>');
  });
});
