import type { ExamSummary, PostSummary } from '@mockingbird/contracts';
import { MAX_RELATED_TESTS } from '../limits.js';
import { parseKeywords, normalizeWords } from './keywords.js';

/** Whether a keyword names an exam: as whole words of its title, or as its family. */
const isNamed = ({ title, type }: ExamSummary, keyword: string): boolean =>
  type === keyword || ` ${normalizeWords(title)} `.includes(` ${keyword} `);

/**
 * Finds exams with mock tests that a post's keywords name. It alternates between the keywords, so that one large family
 * does not fill the list.
 */
export function findNamedExams(post: Pick<PostSummary, 'seo'>, exams: readonly ExamSummary[]): ExamSummary[] {
  const examsWithTests = exams.filter(({ totalTests }) => totalTests > 0);
  const byKeyword = parseKeywords(post).map((keyword) =>
    examsWithTests.filter((exam) => isNamed(exam, keyword)),
  );
  const rounds = Math.max(0, ...byKeyword.map((matches) => matches.length));
  const alternating = Array.from({ length: rounds }, (_, round) =>
    byKeyword.flatMap((matches) => matches[round] ?? []),
  );
  return [...new Set(alternating.flat())];
}

/** Finds the first exams that a post's keywords name. */
export const findRelatedTests = (
  post: Pick<PostSummary, 'seo'>,
  exams: readonly ExamSummary[],
): ExamSummary[] => findNamedExams(post, exams).slice(0, MAX_RELATED_TESTS);
