import type { ExamSummary, PostSummary } from '@mockingbird/contracts';
import { RELATED_TESTS } from '../limits.js';
import { keywordsOf, plainWords } from './keywords.js';

/** Whether an exam is what a keyword speaks of: by whole words of its title, or as the family that it belongs to. */
const isNamed = ({ title, type }: ExamSummary, keyword: string): boolean =>
  type === keyword || ` ${plainWords(title)} `.includes(` ${keyword} `);

/**
 * The exams that a post's keywords name and that have a test. The keywords take turns, so that a family of many exams
 * does not crowd out the others.
 */
export function namedExams(post: Pick<PostSummary, 'seo'>, exams: readonly ExamSummary[]): ExamSummary[] {
  const open = exams.filter(({ totalTests }) => totalTests > 0);
  const byKeyword = keywordsOf(post).map((keyword) => open.filter((exam) => isNamed(exam, keyword)));
  const rounds = Math.max(0, ...byKeyword.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    byKeyword.flatMap((named) => named[round] ?? []),
  );
  return [...new Set(inTurn.flat())];
}

/** The first of the exams that a post names. */
export const relatedTests = (post: Pick<PostSummary, 'seo'>, exams: readonly ExamSummary[]): ExamSummary[] =>
  namedExams(post, exams).slice(0, RELATED_TESTS);
