import type { PostSummary } from '@mockingbird/contracts';

type WithKeywords = Pick<PostSummary, 'seo'>;

/** A text as words alone, in lower case: 'SSC CGL: Tier-1' becomes 'ssc cgl tier 1'. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** @returns the keywords of a post, each one or more words, each once */
export function keywordsOf({ seo }: WithKeywords): string[] {
  const phrases = (seo?.keywords ?? '').split(',').map(plainWords);
  return [...new Set(phrases.filter(Boolean))];
}

/** @returns the single words of a post's keywords, each once */
export const keywordWords = (post: WithKeywords): string[] => [
  ...new Set(keywordsOf(post).flatMap((phrase) => phrase.split(' '))),
];
