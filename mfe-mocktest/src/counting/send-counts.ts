import type { Attempt } from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import type { MockTestData } from '../runner/load-mock-test.js';
import { isCountingEnabled } from './counting-preference.js';
import { toSubmission } from './to-submission.js';

/**
 * Sends the responses of a submitted attempt anonymously, unless the reader turned that off. It runs in the background
 * and ignores failures, because the statistics do not need every attempt.
 */
export function sendCounts(attempt: Attempt, test: MockTestData, api: Api): void {
  const submission = isCountingEnabled() ? toSubmission(attempt, test) : undefined;
  if (!submission) return;
  api
    .feedback()
    .then((feedback) => feedback.submission(submission))
    .catch(() => undefined);
}
