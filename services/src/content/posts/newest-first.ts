import type { PostSummary } from '@mockingbird/contracts';

/** Sorts posts by their date. Days and times both sort as text. */
export function newestFirst(left: PostSummary, right: PostSummary): number {
  if (left.publicationDate === right.publicationDate) return 0;
  return left.publicationDate < right.publicationDate ? 1 : -1;
}
