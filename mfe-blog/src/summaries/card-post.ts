import type { PostSummary } from '@mockingbird/contracts';
import { INLINED_PICTURE } from '../limits.js';

/** What a card shows of a post, and nothing else: all of it travels with the page. */
export interface CardPost {
  title: string;
  slug: string;
  excerpt: string;
  publicationDate: string;
  readingTime: number;
  authorName?: string;
  cover?: { url: string; alternativeText?: string | undefined };
}

/** A large inlined picture would be most of a list; its card does without. */
const isAffordable = (url: string) => !url.startsWith('data:') || url.length <= INLINED_PICTURE;

export function toCardPost(post: PostSummary): CardPost {
  const { title, slug, excerpt, publicationDate, readingTime, author, cover } = post;
  return {
    title,
    slug,
    excerpt,
    publicationDate,
    readingTime,
    ...(author ? { authorName: author.name } : {}),
    ...(cover && isAffordable(cover.url) ? { cover } : {}),
  };
}
