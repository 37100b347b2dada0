import type { ArticleSummary } from '@mockingbird/contracts';
import { INLINED_COVER } from '../limits.js';

/** What a card shows of an article, and nothing else: all of it travels with the page. */
export type ArticleEntry = Pick<
  ArticleSummary,
  'title' | 'slug' | 'excerpt' | 'publicationDate' | 'readingTime' | 'cover'
>;

/** A cover that a list can afford: a large inlined one would be most of the page. */
const coverOf = ({ cover }: ArticleSummary) =>
  cover && cover.url.startsWith('data:') && cover.url.length > INLINED_COVER ? undefined : cover;

export function toEntry(article: ArticleSummary): ArticleEntry {
  const { title, slug, excerpt, publicationDate, readingTime } = article;
  const cover = coverOf(article);
  return { title, slug, excerpt, publicationDate, readingTime, ...(cover ? { cover } : {}) };
}
