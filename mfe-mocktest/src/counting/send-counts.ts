import type { Attempt } from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import type { TestData } from '../runner/load-mock-test.js';
import { isCounting } from './counting-preference.js';
import { submissionOf } from './to-submission.js';

/**
 * Counts what was chosen in a submitted attempt, without a name, unless the reader does not want it. Nobody waits for
 * it, and nobody is told when it fails: the figures can do without one test.
 */
export function sendCounts(attempt: Attempt, test: TestData, api: Api): void {
  const submission = isCounting() ? submissionOf(attempt, test) : undefined;
  if (!submission) return;
  api
    .feedback()
    .then((feedback) => feedback.submission(submission))
    .catch(() => undefined);
}
