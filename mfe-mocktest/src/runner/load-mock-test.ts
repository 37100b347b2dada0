import type { QuestionsResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ApiError, notFound, unavailable, type LoaderArgs } from '@mockingbird/platform';

/** The message when the questions cannot be loaded. */
export const LOAD_FAILED = 'Failed to load questions. Please try again.';

export type MockTestData = QuestionsResponse;

/**
 * Loads a mock test with its questions.
 * @throws a 404 when it does not exist or belongs to another exam than the address says; a 503 otherwise
 */
export async function loadMockTest({ params, api, signal }: LoaderArgs): Promise<MockTestData> {
  const test = await api.questions(params['testId'] ?? '', { signal }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 404 ? notFound('Test not found') : unavailable(LOAD_FAILED);
  });
  if (examKey(test.meta.examId) !== examKey(params['examId'] ?? '')) throw notFound('Test not found');
  return test;
}
