import type { PostSummary } from '@mockingbird/contracts';
import { MOST_TECHNIQUE_POSTS } from '../limits.js';

/** A post as its card shows it. */
export type TechniquePost = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'publicationDate' | 'readingTime'
>;

/** What posts about going about an exam speak of, as whole words in small letters. */
const TECHNIQUE = [
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

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** How many of them a post's title and keywords name. */
function fitness({ title, seo }: PostSummary): number {
  const words = wordsOf(`${title} , ${seo?.keywords ?? ''}`);
  return TECHNIQUE.filter((word) => words.includes(` ${word} `)).length;
}

/** The posts that speak most of technique; of equal ones the order in which they came. */
export function techniquePosts(posts: readonly PostSummary[]): TechniquePost[] {
  return posts
    .map((post) => ({ post, fit: fitness(post) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, MOST_TECHNIQUE_POSTS)
    .map(({ post: { slug, title, excerpt, publicationDate, readingTime } }) => ({
      slug,
      title,
      excerpt,
      publicationDate,
      readingTime,
    }));
}
