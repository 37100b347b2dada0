import type { PostSummary } from '@mockingbird/contracts';
import { MAX_TECHNIQUE_POSTS } from '../limits.js';

/** The fields of a post that its card shows. */
export type TechniquePost = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'publicationDate' | 'readingTime'
>;

/** Terms of posts about exam technique, in lower case. */
const TECHNIQUE_TERMS = [
  'error log',
  'exam clock',
  'exam day',
  'exam preparation',
  'exam strategy',
  'exam tips',
  'guessing',
  'mock test review',
  'negative marking',
  'pacing',
  'practice',
  'retrieval practice',
  'review',
  'revision',
  'spaced practice',
  'study plan',
  'test anxiety',
  'time management',
] as const;

const normalizeWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Number of technique terms in a post's title and keywords. */
function countTechniqueTerms({ title, seo }: PostSummary): number {
  const words = normalizeWords(`${title} , ${seo?.keywords ?? ''}`);
  return TECHNIQUE_TERMS.filter((word) => words.includes(` ${word} `)).length;
}

/** Selects the posts with the most technique terms. Equal posts keep their order. */
export function selectTechniquePosts(posts: readonly PostSummary[]): TechniquePost[] {
  return posts
    .map((post) => ({ post, termCount: countTechniqueTerms(post) }))
    .filter(({ termCount }) => termCount > 0)
    .sort((a, b) => b.termCount - a.termCount)
    .slice(0, MAX_TECHNIQUE_POSTS)
    .map(({ post: { slug, title, excerpt, publicationDate, readingTime } }) => ({
      slug,
      title,
      excerpt,
      publicationDate,
      readingTime,
    }));
}
