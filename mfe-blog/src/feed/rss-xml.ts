import type { PostSummary } from '@mockingbird/contracts';
import { escapeXml } from '@mockingbird/platform';
import { FEED_POSTS } from '../limits.js';
import { BLOG_PATH, postPath, RSS_PATH } from '../paths.js';
import { newestFirst } from '../summaries/sort-newest-first.js';
import { element } from './xml-element.js';

/** RFC 822 with a year of four digits, as RSS asks. */
const mailDate = (date: string) => new Date(date).toUTCString();

const categoriesOf = ({ seo }: PostSummary) =>
  (seo?.keywords ?? '').split(',').map((keyword) => element('category', keyword.trim()));

function item(post: PostSummary, origin: string): string {
  const address = origin + postPath(post.slug);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', mailDate(post.publicationDate)),
    // RSS's own author is a mail address, which ours keep to themselves.
    element('dc:creator', post.author?.name ?? ''),
    element('description', post.excerpt),
    ...categoriesOf(post),
    '</item>',
  ].join('');
}

/**
 * The blog as RSS 2.0, newest first.
 * @param origin public origin without a slash at its end
 */
export function rssXml(origin: string, posts: readonly PostSummary[]): string {
  const newest = newestFirst(posts).slice(0, FEED_POSTS);
  const [latest] = newest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', 'Mockingbird blog'),
    element('link', origin + BLOG_PATH),
    `<atom:link href="${escapeXml(origin + RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Articles for exam candidates: practice, time, mistakes and scores.'),
    element('language', 'en'),
    latest ? element('lastBuildDate', mailDate(latest.publicationDate)) : '',
    ...newest.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
