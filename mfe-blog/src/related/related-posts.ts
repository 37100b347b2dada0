import type { PostSummary } from '@mockingbird/contracts';
import { RELATED_POSTS } from '../limits.js';
import { newestFirst } from '../summaries/sort-newest-first.js';
import { keywordWords } from './keywords.js';

/**
 * The posts that share most with a post: each word that stands among the keywords of both counts, the more the fewer
 * posts bear it. Equals stand newest first; a post that shares nothing is not related.
 */
export function relatedPosts(
  post: Pick<PostSummary, 'slug' | 'seo'>,
  posts: readonly PostSummary[],
): PostSummary[] {
  const bearers = new Map<string, number>();
  for (const one of posts) {
    for (const word of keywordWords(one)) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  }
  const own = new Set(keywordWords(post));
  const nearness = (other: PostSummary) =>
    keywordWords(other)
      .filter((word) => own.has(word))
      .reduce((sum, word) => sum + 1 / (bearers.get(word) ?? 1), 0);
  return newestFirst(posts)
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .sort((one, another) => another.near - one.near)
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other);
}
