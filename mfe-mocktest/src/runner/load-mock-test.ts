import type { QuestionsResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ApiError, notFound, redirectTo, unavailable, type LoaderArgs } from '@mockingbird/platform';
import { mockTestPath } from '../paths.js';
import * as messages from '../messages/runner.js';

/** The message when the questions cannot be loaded. */
export const LOAD_FAILED = messages.failedToLoadQuestions;

/** A test that the student put together: where it is, and where its next part is. */
export interface OwnTest {
  address: string;
  part: number;
  /** Number of questions to choose from. */
  available: number;
  /** Undefined when all questions were used. */
  nextAddress: string | undefined;
}

/** A mock test with its questions. Only an own test has `own`. */
export type MockTestData = QuestionsResponse & { own?: OwnTest };

/**
 * Loads a mock test with its questions.
 * @throws a 404 when it does not exist or belongs to another exam than the address says. A redirect when the address has a
 *   former id of the test or of its exam. A 503 otherwise.
 */
export async function loadMockTest({ params, api, signal }: LoaderArgs): Promise<MockTestData> {
  const test = await api.questions(params['testId'] ?? '', { signal }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 404 ? notFound('Test not found') : unavailable(LOAD_FAILED);
  });
  const { examId, testId, addresses } = test.meta;
  const key = examKey(params['examId'] ?? '');
  const isSameExam = examKey(examId) === key;
  if (!isSameExam && !addresses?.exam.includes(key)) throw notFound('Test not found');
  const isSameTest = testId.toLowerCase() === params['testId']?.toLowerCase();
  if (!isSameExam || !isSameTest) throw redirectTo(mockTestPath(examId, testId), true);
  return test;
}
