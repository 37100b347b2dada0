import type { Question } from '@mockingbird/contracts';
import { collectMath, compareNatural, textsOfQuestion } from '@mockingbird/exam-core';
import { ApiError, type FragmentArgs } from '@mockingbird/platform';
import { QUIZ_TESTS } from '../limits.js';
import type { MathDictionary } from '../questions/rich-text.js';
import { testPath } from '../paths.js';
import { pickQuestions } from './pick-questions.js';
import type { QuizInput } from './quiz-input.js';

/** A question of the quiz: what it asks, and what is right. */
export type QuizQuestion = Pick<
  Question,
  'questionText' | 'questionImage' | 'passage' | 'options' | 'correctAnswer' | 'explanation'
>;

export interface QuizData {
  /** Of the exam or topic. */
  title: string;
  questions: QuizQuestion[];
  /** Of the formulas in these questions. */
  math: MathDictionary;
  /** Where there are more. */
  more: string;
}

const toAsked = (question: Question): QuizQuestion => {
  const { questionText, questionImage, passage, options, correctAnswer, explanation } = question;
  return {
    questionText,
    options,
    correctAnswer,
    ...(questionImage ? { questionImage } : {}),
    ...(passage ? { passage } : {}),
    ...(explanation ? { explanation } : {}),
  };
};

function mathOf(questions: readonly QuizQuestion[], all: MathDictionary): MathDictionary {
  const sources = collectMath(questions.flatMap(textsOfQuestion));
  return Object.fromEntries(
    sources.flatMap((source) => (Object.hasOwn(all, source) ? [[source, all[source] ?? '']] : [])),
  );
}

/** The questions of a topic's quiz; undefined when there is no such topic or it has no questions. */
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
  const ids = (exam?.mockTests ?? []).map(({ testId }) => testId).sort(compareNatural);
  const tests = await Promise.all(ids.slice(0, QUIZ_TESTS).map((id) => api.questions(id, { signal })));
  const all = tests.flatMap(({ data, meta: { testId } }) =>
    data.map((question) => ({ ...question, testId })),
  );
  const picked = pickQuestions(all, about, site.renderedAt);
  const [first] = picked;
  if (!exam || !first) return undefined;
  const questions = picked.map(toAsked);
  const math = mathOf(questions, Object.assign({}, ...tests.map(({ meta }) => meta.math)));
  return { title: exam.title, questions, math, more: testPath(exam.examId, first.testId) };
}
