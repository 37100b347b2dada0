import type { Exam } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ApiError, notFound, redirectTo, type LoaderArgs } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import { examPath } from '../paths.js';

/**
 * Loads an exam. Its mock tests are in natural order of their ids (2 before 10).
 * @throws a 404 'Exam not found', or a redirect when the address has a former id of the exam
 */
export async function loadExam({ params, api, signal }: LoaderArgs): Promise<Exam> {
  const exam = await api.exam(params['examId'] ?? '', { signal }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound('Exam not found') : error;
  });
  if (examKey(exam.examId) !== examKey(params['examId'] ?? '')) throw redirectTo(examPath(exam.examId), true);
  return {
    ...exam,
    mockTests: [...exam.mockTests].sort((a, b) => compareNatural(a.testId, b.testId)),
  };
}
