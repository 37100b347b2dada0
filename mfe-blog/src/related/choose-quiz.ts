import type { ExamSummary, PostSummary } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import { keywordsOf } from './keywords.js';
import { namedExams } from './related-tests.js';

/**
 * The quiz at the end of a post: on the first topic (an exam of no family) that its keywords name, else on the first
 * exam. @returns undefined when they name none
 */
export function quizOf(
  post: Pick<PostSummary, 'seo' | 'title'>,
  exams: readonly ExamSummary[],
): Placement | undefined {
  const named = namedExams(post, exams);
  const exam = named.find(({ type }) => type === undefined) ?? named[0];
  return exam
    ? {
        name: 'quick-quiz',
        input: { topic: exam.examId, about: [post.title, ...keywordsOf(post)].join(', ') },
      }
    : undefined;
}
