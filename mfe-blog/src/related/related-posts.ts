import type { PostSummary } from '@mockingbird/contracts';
import { MAX_RELATED_POSTS } from '../limits.js';
import { sortNewestFirst } from '../summaries/sort-newest-first.js';
import { splitKeywordWords } from './keywords.js';

/**
 * Finds the posts that share the most keyword words with a post. A word that few posts use counts more. Equal posts are
 * sorted newest first. Posts without a shared word are left out.
 */
export function findRelatedPosts(
  post: Pick<PostSummary, 'slug' | 'seo'>,
  posts: readonly PostSummary[],
): PostSummary[] {
  const wordCounts = new Map<string, number>();
  for (const summary of posts) {
    for (const word of splitKeywordWords(summary)) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1);
  }
  const ownWords = new Set(splitKeywordWords(post));
  const scoreRelevance = (other: PostSummary) =>
    splitKeywordWords(other)
      .filter((word) => ownWords.has(word))
      .reduce((sum, word) => sum + 1 / (wordCounts.get(word) ?? 1), 0);
  return sortNewestFirst(posts)
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, relevance: scoreRelevance(other) }))
    .filter(({ relevance }) => relevance > 0)
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MAX_RELATED_POSTS)
    .map(({ other }) => other);
}
