import type { ArticleSection, PostSummary } from '@mockingbird/contracts';
import { RELATED_LIMIT } from '../limits.js';
import type { RelatedText } from './related.js';

/** A text that may be offered, with the words by which it is chosen. */
interface Candidate extends RelatedText {
  about: string;
  /** Posts are for everyone; an article belongs to one exam. */
  general: boolean;
}

/** Words of posts that help with any exam. */
const GENERAL_WORDS = ['estimate', 'score', 'practice', 'review'];
const WEIGHT = { title: 4, about: 2, general: 1 };

const postCandidate = ({ title, slug, excerpt, readingTime, seo }: PostSummary): Candidate => ({
  title,
  path: `/blog/${slug}`,
  readingTime,
  about: `${excerpt} ${seo?.keywords ?? ''}`,
  general: true,
});

const sectionCandidates = ({ examKey, slug, title, examTitle, articles }: ArticleSection): Candidate[] =>
  articles.map((article) => ({
    title: article.title,
    path: `/articles/${examKey}/${slug}/${article.slug}`,
    readingTime: article.readingTime,
    about: `${article.excerpt} ${title} ${examTitle}`,
    general: false,
  }));

const holds = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text);
const count = (text: string, words: readonly string[]) => words.filter((word) => holds(text, word)).length;

const fitOf = ({ title, about, general }: Candidate, words: readonly string[]): number =>
  WEIGHT.title * count(title, words) +
  WEIGHT.about * count(about, words) +
  (general ? WEIGHT.general * count(title, GENERAL_WORDS) : 0);

/**
 * Chooses what to read on, the best fit first; of equal ones the newer post.
 * @param words plain letters and digits
 */
export function chooseTexts(
  posts: readonly PostSummary[],
  sections: readonly ArticleSection[],
  words: readonly string[],
): RelatedText[] {
  return [...posts.map(postCandidate), ...sections.flatMap(sectionCandidates)]
    .map((candidate) => ({ candidate, fit: fitOf(candidate, words) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, RELATED_LIMIT)
    .map(({ candidate: { title, path, readingTime } }) => ({ title, path, readingTime }));
}
