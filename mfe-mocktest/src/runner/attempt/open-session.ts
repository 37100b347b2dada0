import { createAttempt, durationMsOf, type Attempt } from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import { handIn } from '../submit/submit-attempt.js';
import type { TestData } from '../load-mock-test.js';
import { randomId } from './random-id.js';
import { createSession, type Session } from './attempt-session.js';

const openSession = (attempt: Attempt, holderId: string, test: TestData, api: Api): Session =>
  createSession({ attempt, holderId, handIn: (submitted) => handIn(submitted, test, api) });

/** Starts a test: from here on its clock runs. @param minutes 0 for no clock */
export function startTest(test: TestData, minutes: number, api: Api): Session {
  const { meta, data } = test;
  const holderId = randomId();
  const attempt = createAttempt({
    attemptId: randomId(),
    examId: meta.examId,
    testId: meta.testId,
    revision: meta.revision,
    questions: data,
  });
  const session = openSession(attempt, holderId, test, api);
  session.send({ type: 'start', holderId, durationMs: durationMsOf(minutes) });
  return session;
}

/** Goes on with an attempt that was kept on this device: from here on its clock runs again. */
export function continueTest(test: TestData, attempt: Attempt, api: Api): Session {
  const holderId = randomId();
  const session = openSession(attempt, holderId, test, api);
  session.send({ type: 'hold', holderId });
  return session;
}
