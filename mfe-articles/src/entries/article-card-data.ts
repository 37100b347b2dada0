import type { ArticleSummary } from '@mockingbird/contracts';
import { MAX_INLINED_COVER_CHARACTERS } from '../limits.js';

/** The fields of an article that its card shows. The page contains them, so the list must be small. */
export type ArticleCardData = Pick<
  ArticleSummary,
  'title' | 'slug' | 'excerpt' | 'publicationDate' | 'readingTime' | 'cover'
>;

/** Leaves out a large inlined cover, which would be most of the page. */
const selectCover = ({ cover }: ArticleSummary) =>
  cover && cover.url.startsWith('data:') && cover.url.length > MAX_INLINED_COVER_CHARACTERS
    ? undefined
    : cover;

export function toArticleCardData(article: ArticleSummary): ArticleCardData {
  const { title, slug, excerpt, publicationDate, readingTime } = article;
  return { title, slug, excerpt, publicationDate, readingTime, cover: selectCover(article) };
}
