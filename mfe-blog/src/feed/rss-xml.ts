import type { PostSummary } from '@mockingbird/contracts';
import { escapeXml } from '@mockingbird/remote-kit';
import { MAX_FEED_POSTS } from '../limits.js';
import { BLOG_PATH, postPath, RSS_PATH } from '../paths.js';
import { sortNewestFirst } from '../summaries/sort-newest-first.js';
import { renderElement } from './xml-element.js';
import * as messages from '../messages/feed.js';

/** RFC 822 date with a four-digit year, as RSS requires. */
const formatRssDate = (date: string) => new Date(date).toUTCString();

const renderCategories = ({ seo }: PostSummary) =>
  (seo?.keywords ?? '').split(',').map((keyword) => renderElement('category', keyword.trim()));

function renderItem(post: PostSummary, origin: string): string {
  const address = origin + postPath(post.slug);
  return [
    '<item>',
    renderElement('title', post.title),
    renderElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    renderElement('pubDate', formatRssDate(post.publicationDate)),
    // Not RSS's `author`, which must be an e-mail address.
    renderElement('dc:creator', post.author?.name ?? ''),
    renderElement('description', post.excerpt),
    ...renderCategories(post),
    '</item>',
  ].join('');
}

/**
 * Renders the blog as RSS 2.0, newest post first.
 * @param origin public origin without a trailing slash
 */
export function renderRss(origin: string, posts: readonly PostSummary[]): string {
  const newestPosts = sortNewestFirst(posts).slice(0, MAX_FEED_POSTS);
  const [latest] = newestPosts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    renderElement('title', messages.mockingbirdBlog),
    renderElement('link', origin + BLOG_PATH),
    `<atom:link href="${escapeXml(origin + RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    renderElement('description', messages.howToPracticeBeat),
    renderElement('language', 'en'),
    latest ? renderElement('lastBuildDate', formatRssDate(latest.publicationDate)) : '',
    ...newestPosts.map((post) => renderItem(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
