import type { MockTestData } from '../load-mock-test.js';

/** A mock test, or some of its questions. */
export interface SelectedTest extends MockTestData {
  /** Number of questions of the whole test; absent for the whole test. */
  partOf?: number | undefined;
  /** Of an adaptive test: all versions of its sections. Absent for other tests, and in practice. */
  versions?: MockTestData | undefined;
}
