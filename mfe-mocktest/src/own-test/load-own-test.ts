import { ApiError, type LoaderArgs, notFound, unavailable } from '@mockingbird/platform';
import { LOAD_FAILED, type MockTestData } from '../runner/load-mock-test.js';
import { createOwnTest } from './create-own-test.js';
import { ownTestQuery, readSettings } from './own-test-settings.js';

export type LoadedOwnTest =
  | { kind: 'test'; test: MockTestData }
  /** The selection has no questions, or no more of them. */
  | { kind: 'empty' }
  /** The address does not describe a test. */
  | { kind: 'invalid'; issues: string[] };

/** Turns a failed call into the screen's error. */
function toPageError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw error.status === 404 ? notFound('Exam not found') : unavailable(LOAD_FAILED);
}

/**
 * Loads the test that the address describes.
 * @throws a 404 when an exam does not exist, a 503 when the services fail
 */
export async function loadOwnTest({ url, api, signal }: LoaderArgs): Promise<LoadedOwnTest> {
  const read = readSettings(url.searchParams);
  if (!read.ok) return { kind: 'invalid', issues: read.issues };
  const { settings } = read;
  const calls = await api.ownTests();
  const response = await calls.questions(ownTestQuery(settings), { signal }).catch(toPageError);
  if (response.data.length === 0) return { kind: 'empty' };
  return { kind: 'test', test: createOwnTest(response, settings) };
}
