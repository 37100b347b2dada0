import { notFound, type LoaderArgs } from '@mockingbird/platform';
import { POSTS_PER_PAGE } from '../limits.js';
import { toCardPost, type CardPost } from '../summaries/card-post.js';
import { sortNewestFirst } from '../summaries/sort-newest-first.js';
import { parsePageNumber } from './parse-page-number.js';

export interface Listing {
  posts: CardPost[];
  /** One-based. */
  page: number;
  pages: number;
}

/** Loads one page of the list. @throws a 404 for a page that does not exist */
export async function loadListing({ api, url, signal }: LoaderArgs): Promise<Listing> {
  const page = parsePageNumber(url.searchParams.get('page'));
  const posts = sortNewestFirst(await (await api.articles()).posts({ signal }));
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page === undefined || page > pages) throw notFound('Page not found');
  const pagePosts = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  return { posts: pagePosts.map(toCardPost), page, pages };
}
