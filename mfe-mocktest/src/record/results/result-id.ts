import type { AttemptResult } from '../../results/attempt-result.js';

/** Identity of a result: its attempt. Results of older site versions have none, and are known by test and time. */
export const resultId = ({ attemptId, testId, submittedAt }: AttemptResult): string =>
  attemptId ?? `${testId}@${submittedAt}`;
