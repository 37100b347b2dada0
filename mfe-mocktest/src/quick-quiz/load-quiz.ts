import type { Question } from '@mockingbird/contracts';
import { ApiError, type FragmentArgs } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import type { MathDictionary } from '@mockingbird/question-view';
import { pickMath } from '@mockingbird/exam-core';
import { QUIZ_SOURCE_TESTS } from '../limits.js';
import { mockTestPath } from '../paths.js';
import { pickQuestions } from './pick-questions.js';
import type { QuizInput } from './quiz-input.js';

/** The fields of a question that the quiz needs. */
export type QuizQuestionData = Pick<
  Question,
  | 'questionText'
  | 'questionImage'
  | 'passage'
  | 'passageImage'
  | 'options'
  | 'correctAnswer'
  | 'explanation'
  | 'mistakes'
>;

export interface QuizData {
  /** Title of the exam or topic. */
  title: string;
  questions: QuizQuestionData[];
  /** Rendered formulas of these questions. */
  math: MathDictionary;
  /** Path of a mock test with more questions. */
  moreHref: string;
}

const toQuizQuestion = (question: Question): QuizQuestionData => {
  const {
    questionText,
    questionImage,
    passage,
    passageImage,
    options,
    correctAnswer,
    explanation,
    mistakes,
  } = question;
  return {
    questionText,
    options,
    correctAnswer,
    questionImage,
    passage,
    passageImage,
    explanation,
    mistakes,
  };
};

/** Loads the questions of a topic's quiz. @returns undefined when the topic does not exist or has no questions */
export async function loadQuiz({
  input: { topic, about },
  api,
  site,
  signal,
}: FragmentArgs<QuizInput>): Promise<QuizData | undefined> {
  const exam = await api.exam(topic, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  const testIds = (exam?.mockTests ?? []).map(({ testId }) => testId).sort(compareNatural);
  const tests = await Promise.all(
    testIds.slice(0, QUIZ_SOURCE_TESTS).map((id) => api.questions(id, { signal })),
  );
  const all = tests.flatMap(({ data, meta: { testId } }) =>
    data.map((question) => ({ ...question, testId })),
  );
  const picked = pickQuestions(all, about, site.renderedAt);
  const [first] = picked;
  if (!exam || !first) return undefined;
  const questions = picked.map(toQuizQuestion);
  const math = pickMath(questions, Object.assign({}, ...tests.map(({ meta }) => meta.math)));
  return { title: exam.title, questions, math, moreHref: mockTestPath(exam.examId, first.testId) };
}
