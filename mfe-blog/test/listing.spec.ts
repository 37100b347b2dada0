import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { blogApi, rejectUnavailable, renderInBrowser, listApi, renderOnServer, summary } from './support.js';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    summary({
      slug: `post-${index + 1}`,
      title: `Post ${index + 1}`,
      publicationDate: new Date(Date.UTC(2026, 0, 100 - index)).toISOString(),
    }),
  );

describe('the list of posts', () => {
  it('is in the server’s HTML with the title Latest Articles', async () => {
    const { status, html } = await renderOnServer('/blog', listApi(summary()));
    expect(status).toBe(200);
    expect(html).toContain('<h1>Latest Articles</h1>');
  });

  it('shows of each post cover, title, excerpt, author, date and reading time', async () => {
    const cover = { url: 'https://pictures.example/c.png', alternativeText: 'An hourglass' };
    await renderInBrowser('/blog', listApi(summary({ cover })));
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'The inner clock' }).getAttribute('href')).toBe(
      '/blog/inner-clock',
    );
    expect(card.getByRole('img', { name: 'An hourglass' }).getAttribute('src')).toBe(cover.url);
    expect(screen.getByRole('article').textContent).toBe(
      'The inner clockHow long half a minute is, and how to feel it without looking at a clock at all.' +
        'Ada Reed 10 January 2026 6 min read ',
    );
  });

  it('puts the newest first, whatever order they come in', async () => {
    const posts = [
      summary({ slug: 'old', title: 'Old', publicationDate: '2026-01-01' }),
      summary({ slug: 'new', title: 'New', publicationDate: '2026-01-03T08:00:00Z' }),
      summary({ slug: 'middle', title: 'Middle', publicationDate: '2026-01-03' }),
    ];
    await renderInBrowser('/blog', listApi(...posts));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['New', 'Middle', 'Old']);
  });

  it('leaves out a picture that would be most of the page', async () => {
    const url = `data:image/png;base64,${'A'.repeat(50_000)}`;
    const { html } = await renderOnServer('/blog', listApi(summary({ cover: { url } })));
    expect(html).not.toContain('<img');
    expect(html.length).toBeLessThan(5_000);
  });

  it('says so when there are no posts, and links to the tests', async () => {
    await renderInBrowser('/blog', listApi());
    expect(screen.getByText('No articles yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'take a mock test' }).getAttribute('href')).toBe(
      '/practice-tests',
    );
  });

  it('offers the feed', async () => {
    await renderInBrowser('/blog', listApi());
    expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/blog/rss.xml');
  });

  it('shows an error with a link to try again when the services are unavailable', async () => {
    const { status, html } = await renderOnServer('/blog', blogApi({ posts: rejectUnavailable }));
    expect(status).toBe(503);
    expect(html).toContain('href="/blog"');
    expect(html).toContain('Try again');
  });

  it('has no accessibility fault, with posts and without', async () => {
    expect(await findAccessibilityIssues((await renderInBrowser('/blog', listApi())).container)).toEqual([]);
    const { container } = await renderInBrowser('/blog?page=2', listApi(...many(30)));
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('a long list', () => {
  const readHref = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it('is split into pages that link to each other', async () => {
    await renderInBrowser('/blog?page=2', listApi(...many(30)));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Post 13' })).toBeTruthy();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect([readHref('Newer articles'), readHref('Older articles')]).toEqual(['/blog', '/blog?page=3']);
  });

  it('ends at its first and its last page', async () => {
    const { unmount } = await renderInBrowser('/blog', listApi(...many(13)));
    expect([readHref('Newer articles'), readHref('Older articles')]).toEqual([undefined, '/blog?page=2']);
    unmount();
    await renderInBrowser('/blog?page=2', listApi(...many(13)));
    expect([readHref('Newer articles'), readHref('Older articles')]).toEqual(['/blog', undefined]);
  });

  it('has no links to pages when there is only one', async () => {
    await renderInBrowser('/blog', listApi(...many(12)));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it.each(['3', '0', '-1', '1.5', 'two', '', '01'])('answers 404 to the page %j', async (page) => {
    const { status } = await renderOnServer(`/blog?page=${page}`, listApi(...many(13)));
    expect(status).toBe(404);
  });
});

describe('the head of the list', () => {
  it('lists the posts in order, and the breadcrumbs', async () => {
    const { head } = await renderOnServer('/blog', listApi(...many(2)));
    expect(head).toMatchObject({ title: 'Blog: latest articles', canonical: '/blog' });
    expect(head?.description.length).toBeGreaterThan(50);
    expect(head?.structuredData).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Blog' }] },
      {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          { position: 1, name: 'Post 1', url: 'https://mockingbird.test/blog/post-1' },
          { position: 2, name: 'Post 2' },
        ],
      },
    ]);
  });

  it('differs from page to page', async () => {
    const api = listApi(...many(13));
    const [first, second] = [await renderOnServer('/blog', api), await renderOnServer('/blog?page=2', api)];
    expect(second.head?.canonical).toBe('/blog?page=2');
    expect((await renderOnServer('/blog?page=1', api)).head?.canonical).toBe('/blog');
    expect(second.head?.title).not.toBe(first.head?.title);
    expect(second.head?.description).not.toBe(first.head?.description);
  });

  it('names no empty list', async () => {
    expect((await renderOnServer('/blog', listApi())).head?.structuredData).toHaveLength(1);
  });
});
