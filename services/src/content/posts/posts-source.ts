import type { PostSource, PostSummary } from '@mockingbird/contracts';

export const POSTS_SOURCE = Symbol('posts source');

/** Where the posts of the blog come from: our database, or a content service. */
export interface PostsSource {
  /** For how long an answer made of these posts may be kept, in milliseconds; absent: until our database changes. */
  readonly keptMs?: number;
  /** @returns every post that readers may see, the newest first */
  list(): Promise<readonly PostSummary[]>;
  /** @returns the post with its blocks, or null when there is none */
  find(slug: string): Promise<PostSource | null>;
}
