import type { PostSummary } from '@mockingbird/contracts';
import { MAX_INLINED_PICTURE_CHARACTERS } from '../limits.js';

/** The fields of a post that its card shows. The page contains them, so the list must be small. */
export interface CardPost {
  title: string;
  slug: string;
  excerpt: string;
  publicationDate: string;
  readingTime: number;
  authorName?: string;
  cover?: { url: string; alternativeText?: string | undefined };
}

/** Whether a picture is small enough for a list. A large inlined one would be most of the page. */
const isSmallEnough = (url: string) =>
  !url.startsWith('data:') || url.length <= MAX_INLINED_PICTURE_CHARACTERS;

export function toCardPost(post: PostSummary): CardPost {
  const { title, slug, excerpt, publicationDate, readingTime, author, cover } = post;
  return {
    title,
    slug,
    excerpt,
    publicationDate,
    readingTime,
    authorName: author?.name,
    cover: cover && isSmallEnough(cover.url) ? cover : undefined,
  };
}
