import {
  createAttempt,
  durationMsOf,
  planSections,
  planVersions,
  type Attempt,
  type ClockFactor,
  type Mode,
} from '@mockingbird/exam-core';
import type { Api } from '@mockingbird/platform';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { mockTestPath } from '../../paths.js';
import { moveWaitingResults } from '../../record/results/save-result.js';
import { submitAttempt } from '../submit/submit-attempt.js';
import type { SelectedTest } from '../selection/selected-test.js';
import { randomId } from './random-id.js';
import { createSession, type Session } from './attempt-session.js';

function openSession(attempt: Attempt, holderId: string, test: SelectedTest, api: Api): Session {
  void moveWaitingResults();
  return createSession({
    attempt,
    test: {
      title: mockTestTitle(test.meta),
      address: test.own?.address ?? mockTestPath(test.meta.examId, test.meta.testId),
    },
    holderId,
    submitAttempt: (submitted) => submitAttempt(submitted, test, api),
  });
}

/** How a new attempt is taken. */
export interface ChosenStart {
  /** Duration of the questions; 0 for no clock. */
  minutes: number;
  factor: ClockFactor;
  mode: Mode;
}

/** The sections that lock, and how the adaptive ones get their questions. */
function planLocked({ meta, data, versions }: SelectedTest, factor: ClockFactor) {
  const plans = planSections(meta, data.length, factor);
  if (!versions) return plans;
  return planVersions(plans, { questions: versions.data, sections: versions.meta.sections ?? [] });
}

/** Starts a new attempt and its clock. */
export function startAttempt(test: SelectedTest, { minutes, factor, mode }: ChosenStart, api: Api): Session {
  const { meta, data } = test;
  const holderId = randomId();
  const attempt = createAttempt({
    attemptId: randomId(),
    examId: meta.examId,
    testId: meta.testId,
    revision: meta.revision,
    mode,
    questions: data,
  });
  const session = openSession(attempt, holderId, test, api);
  session.send({
    type: 'start',
    holderId,
    durationMs: durationMsOf(minutes, factor),
    sections: mode === 'practice' ? [] : planLocked(test, factor),
  });
  return session;
}

/** Continues an attempt that this device stored. Its clock runs again. */
export function continueAttempt(test: SelectedTest, attempt: Attempt, api: Api): Session {
  const holderId = randomId();
  const session = openSession(attempt, holderId, test, api);
  session.send({ type: 'hold', holderId });
  return session;
}
