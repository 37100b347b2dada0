import type { LoaderArgs } from '@mockingbird/platform';
import type { MockTestData } from '../runner/load-mock-test.js';
import { createOwnTest } from './create-own-test.js';
import { loadPool } from './load-pool.js';
import { readSettings } from './own-test-settings.js';

export type LoadedOwnTest =
  | { kind: 'test'; test: MockTestData }
  /** The selection has no questions, or no more of them. */
  | { kind: 'empty' }
  /** The address does not describe a test. */
  | { kind: 'invalid'; issues: string[] };

/** Loads the test that the address describes. @throws as `loadPool` does */
export async function loadOwnTest({ url, api, signal }: LoaderArgs): Promise<LoadedOwnTest> {
  const read = readSettings(url.searchParams);
  if (!read.ok) return { kind: 'invalid', issues: read.issues };
  const test = createOwnTest(await loadPool(read.settings.exams, { api, signal }), read.settings);
  return test && test.data.length > 0 ? { kind: 'test', test } : { kind: 'empty' };
}
