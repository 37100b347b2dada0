import type { Exam } from '@mockingbird/contracts';
import { ApiError, notFound, type LoaderArgs } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';

/** Loads an exam. Its mock tests are in natural order of their ids (2 before 10). @throws a 404 'Exam not found' */
export async function loadExam({ params, api, signal }: LoaderArgs): Promise<Exam> {
  const exam = await api.exam(params['examId'] ?? '', { signal }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound('Exam not found') : error;
  });
  return {
    ...exam,
    mockTests: [...exam.mockTests].sort((a, b) => compareNatural(a.testId, b.testId)),
  };
}
