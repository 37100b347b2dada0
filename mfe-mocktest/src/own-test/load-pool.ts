import type { Exam, QuestionsResponse } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { ApiError, notFound, unavailable, type Api } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import { LOAD_FAILED } from '../runner/load-mock-test.js';
import type { PoolQuestion } from './draw-questions.js';

/** All questions of some exams, with what an own test takes over from their mock tests. */
export interface Pool {
  /** In the order of their ids. At least one. */
  exams: Exam[];
  questions: PoolQuestion[];
  math: MathDictionary;
  /** The first mock test: its marks are those of the own test. Undefined without any mock test. */
  first: QuestionsResponse['meta'] | undefined;
  /** Minutes for one question in the first mock test with a clock; 0 without any. */
  minutesPerQuestion: number;
  /** Changes when any of the questions changes. */
  revision: string;
}

const hasId = (question: QuestionsResponse['data'][number]): question is PoolQuestion =>
  Boolean(question.questionId);

const minutesPerQuestionOf = (tests: readonly QuestionsResponse[]): number => {
  const timed = tests.find(({ meta, data }) => (meta.duration ?? 0) > 0 && data.length > 0);
  return timed ? (timed.meta.duration ?? 0) / timed.data.length : 0;
};

/** Turns a failed call into the screen's error. */
function toPageError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw error.status === 404 ? notFound('Exam not found') : unavailable(LOAD_FAILED);
}

/**
 * Loads all questions of the exams.
 * @param examIds ids or keys
 * @throws a 404 when an exam does not exist, a 503 when the services fail
 */
export async function loadPool(
  examIds: readonly string[],
  { api, signal }: { api: Api; signal: AbortSignal },
): Promise<Pool> {
  const exams = await Promise.all([...examIds].sort().map((id) => api.exam(id, { signal }))).catch(
    toPageError,
  );
  const testIds = exams
    .flatMap(({ mockTests }) => mockTests.map(({ testId }) => testId))
    .sort(compareNatural);
  const tests = await Promise.all(testIds.map((id) => api.questions(id, { signal }))).catch(toPageError);
  return {
    exams,
    questions: tests.flatMap(({ data }) => data.filter(hasId)),
    math: Object.assign({}, ...tests.map(({ meta }) => meta.math)),
    first: tests[0]?.meta,
    minutesPerQuestion: minutesPerQuestionOf(tests),
    revision: tests.map(({ meta }) => meta.revision).join(' '),
  };
}
