import type { PostSummary } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import type { DisplayBlock, EntryHeading } from '@mockingbird/ui';

/** What a post's page shows of it and says to search engines: its Markdown stays on the server. */
export interface ShownPost {
  title: string;
  slug: string;
  excerpt: string;
  publicationDate: string;
  readingTime: number;
  author?: { name: string; avatarUrl?: string };
  cover?: NonNullable<PostSummary['cover']>;
  /** The picture of link previews. */
  preview?: NonNullable<Head['image']>;
  /** What search engines are told. */
  seo?: PostSummary['seo'];
  blocks: DisplayBlock[];
  /** Of levels 2 and 3, for the table of contents. */
  headings: EntryHeading[];
}
