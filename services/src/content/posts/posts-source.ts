import type { PostSource, PostSummary } from '@mockingbird/contracts';

export const POSTS_SOURCE = Symbol('posts source');

/** The source of the blog posts: the database or a content service. */
export interface PostsSource {
  /** Maximum age of a cached response, in milliseconds. If absent, it is valid until the database changes. */
  readonly maxAgeMs?: number;
  /** @returns all visible posts, the newest first */
  list(): Promise<readonly PostSummary[]>;
  /** @returns the post with its blocks, or null if it does not exist */
  find(slug: string): Promise<PostSource | null>;
}
