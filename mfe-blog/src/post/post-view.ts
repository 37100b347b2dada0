import type { PostSummary } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import type { DisplayBlock, EntryHeading } from '@mockingbird/ui';

/** Data of a post's page. It does not contain the Markdown. */
export interface PostView {
  title: string;
  slug: string;
  excerpt: string;
  publicationDate: string;
  readingTime: number;
  author?: { name: string; avatarUrl?: string };
  cover?: NonNullable<PostSummary['cover']>;
  /** Picture for link previews. */
  preview?: NonNullable<Head['image']>;
  /** The author's fields for search engines. */
  seo?: PostSummary['seo'];
  blocks: DisplayBlock[];
  /** Headings of levels 2 and 3 for the table of contents. */
  headings: EntryHeading[];
}
