import type { PostSummary } from '@mockingbird/contracts';

type WithKeywords = Pick<PostSummary, 'seo'>;

/** Words of a text in lower case: 'SSC CGL: Tier-1' becomes 'ssc cgl tier 1'. */
export const normalizeWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** @returns the unique keywords of a post, each of one or more words */
export function parseKeywords({ seo }: WithKeywords): string[] {
  const phrases = (seo?.keywords ?? '').split(',').map(normalizeWords);
  return [...new Set(phrases.filter(Boolean))];
}

/** @returns the unique single words of a post's keywords */
export const splitKeywordWords = (post: WithKeywords): string[] => [
  ...new Set(parseKeywords(post).flatMap((phrase) => phrase.split(' '))),
];
