import { notFound, type LoaderArgs } from '@mockingbird/platform';
import { POSTS_PER_PAGE } from '../limits.js';
import { toCardPost, type CardPost } from '../summaries/card-post.js';
import { newestFirst } from '../summaries/sort-newest-first.js';
import { pageNumber } from './parse-page-number.js';

export interface Listing {
  posts: CardPost[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** @throws a 404 for a page that the list does not have */
export async function loadListing({ api, url, signal }: LoaderArgs): Promise<Listing> {
  const page = pageNumber(url.searchParams.get('page'));
  const posts = newestFirst(await (await api.articles()).posts({ signal }));
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page === undefined || page > pages) throw notFound('Page not found');
  const shown = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  return { posts: shown.map(toCardPost), page, pages };
}
