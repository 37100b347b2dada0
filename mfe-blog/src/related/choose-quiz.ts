import type { ExamSummary, PostSummary } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import { parseKeywords } from './keywords.js';
import { findNamedExams } from './related-tests.js';

/**
 * Chooses the quiz at the end of a post: the first topic (an exam without a family) that its keywords name, or else the
 * first exam.
 * @returns undefined when the keywords name no exam
 */
export function chooseQuiz(
  post: Pick<PostSummary, 'seo' | 'title'>,
  exams: readonly ExamSummary[],
): Placement | undefined {
  const matchingExams = findNamedExams(post, exams);
  const exam = matchingExams.find(({ type }) => type === undefined) ?? matchingExams[0];
  return exam
    ? {
        name: 'quick-quiz',
        input: { topic: exam.examId, about: [post.title, ...parseKeywords(post)].join(', ') },
      }
    : undefined;
}
