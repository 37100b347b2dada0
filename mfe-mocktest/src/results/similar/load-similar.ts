import type { Api } from '@mockingbird/platform';
import type { MathDictionary } from '@mockingbird/question-view';
import { compareNatural } from '@mockingbird/remote-kit';
import { SIMILAR_QUESTIONS, SIMILAR_SOURCE_TESTS } from '../../limits.js';
import type { QuizQuestionData } from '../../quick-quiz/load-quiz.js';
import type { ReviewedTest } from './similar-context.js';

export interface SimilarQuestions {
  questions: QuizQuestionData[];
  /** Rendered formulas of their tests. */
  math: MathDictionary;
}

/**
 * Finds questions of a topic in other tests of the exam. It reads the tests one after another and stops when it has
 * enough, because each one is a request.
 */
export async function loadSimilar(
  api: Pick<Api, 'exam' | 'questions'>,
  { examId, testId }: ReviewedTest,
  topic: string,
): Promise<SimilarQuestions> {
  const { mockTests } = await api.exam(examId);
  const others = mockTests
    .map((test) => test.testId)
    .filter((id) => id !== testId)
    .sort(compareNatural);
  const found: SimilarQuestions = { questions: [], math: {} };
  for (const id of others.slice(0, SIMILAR_SOURCE_TESTS)) {
    if (found.questions.length >= SIMILAR_QUESTIONS) break;
    const { data, meta } = await api.questions(id);
    found.questions.push(...data.filter((question) => question.topic === topic));
    found.math = { ...found.math, ...meta.math };
  }
  return { ...found, questions: found.questions.slice(0, SIMILAR_QUESTIONS) };
}
