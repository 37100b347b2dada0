import type { Attempt } from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import type { MockTestData } from '../runner/load-mock-test.js';
import { isCountingEnabled } from './counting-preference.js';
import { enqueue } from './counts-queue.js';
import { sendQueuedCounts, sendSubmission, sendWhenOnline } from './send-queue.js';
import { toSubmission } from './to-submission.js';

const TOKEN_BYTES = 16;

/** Random, because a time in it would say when the test was submitted. */
const createToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Sends the responses of a submitted attempt anonymously, unless the reader turned that off. Without a network they wait
 * on this device. The token makes the services count them once, also when an answer was lost on its way.
 */
export function sendCounts(attempt: Attempt, test: MockTestData, api: Api): void {
  const counts = isCountingEnabled() ? toSubmission(attempt, test) : undefined;
  if (!counts) return;
  const submission = { ...counts, token: createToken() };
  if (!enqueue(submission, Date.now())) {
    sendSubmission(submission, api).catch(() => undefined);
    return;
  }
  sendWhenOnline(api);
  void sendQueuedCounts(api);
}
