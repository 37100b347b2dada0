import type { ArticleSection, PostSummary } from '@mockingbird/contracts';
import { RELATED_LIMIT } from '../limits.js';
import type { RelatedText } from './related.js';

/** A text with the words for its selection. */
interface Candidate extends RelatedText {
  about: string;
  /** Posts suit everyone; an article belongs to one exam. */
  general: boolean;
}

/** Words of posts that suit any exam. */
const GENERAL_WORDS = ['estimate', 'score', 'practice', 'review'];
const WEIGHT = { title: 4, about: 2, general: 1 };

const toPostCandidate = ({ title, slug, excerpt, readingTime, seo }: PostSummary): Candidate => ({
  title,
  path: `/blog/${slug}`,
  readingTime,
  about: `${excerpt} ${seo?.keywords ?? ''}`,
  general: true,
});

const toSectionCandidates = ({ examKey, slug, title, examTitle, articles }: ArticleSection): Candidate[] =>
  articles.map((article) => ({
    title: article.title,
    path: `/articles/${examKey}/${slug}/${article.slug}`,
    readingTime: article.readingTime,
    about: `${article.excerpt} ${title} ${examTitle}`,
    general: false,
  }));

const containsWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text);
const countWords = (text: string, words: readonly string[]) =>
  words.filter((word) => containsWord(text, word)).length;

const rateMatch = ({ title, about, general }: Candidate, words: readonly string[]): number =>
  WEIGHT.title * countWords(title, words) +
  WEIGHT.about * countWords(about, words) +
  (general ? WEIGHT.general * countWords(title, GENERAL_WORDS) : 0);

/**
 * Selects texts, best match first. Equal posts keep the order newest first.
 * @param words plain letters and digits
 */
export function chooseTexts(
  posts: readonly PostSummary[],
  sections: readonly ArticleSection[],
  words: readonly string[],
): RelatedText[] {
  return [...posts.map(toPostCandidate), ...sections.flatMap(toSectionCandidates)]
    .map((candidate) => ({ candidate, score: rateMatch(candidate, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED_LIMIT)
    .map(({ candidate: { title, path, readingTime } }) => ({ title, path, readingTime }));
}
