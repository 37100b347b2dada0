import {
  createAttempt,
  durationMsOf,
  planSections,
  type Attempt,
  type ClockFactor,
} from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import { submitAttempt } from '../submit/submit-attempt.js';
import type { MockTestData } from '../load-mock-test.js';
import { randomId } from './random-id.js';
import { createSession, type Session } from './attempt-session.js';

const openSession = (attempt: Attempt, holderId: string, test: MockTestData, api: Api): Session =>
  createSession({ attempt, holderId, submitAttempt: (submitted) => submitAttempt(submitted, test, api) });

/** The clock of a new attempt. */
export interface ChosenClock {
  /** Duration of the mock test; 0 for no clock. */
  minutes: number;
  factor: ClockFactor;
}

/** Starts a new attempt and its clock. */
export function startAttempt(test: MockTestData, { minutes, factor }: ChosenClock, api: Api): Session {
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
  session.send({
    type: 'start',
    holderId,
    durationMs: durationMsOf(minutes, factor),
    sections: planSections(meta, data.length, factor),
  });
  return session;
}

/** Continues an attempt that this device stored. Its clock runs again. */
export function continueAttempt(test: MockTestData, attempt: Attempt, api: Api): Session {
  const holderId = randomId();
  const session = openSession(attempt, holderId, test, api);
  session.send({ type: 'hold', holderId });
  return session;
}
