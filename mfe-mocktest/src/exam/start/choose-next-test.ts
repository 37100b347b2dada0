import type { MockTest } from '@mockingbird/contracts';
import { readSummary } from '../../record/attempts/attempt-summary.js';
import { readLastResult } from '../../record/results/last-result.js';
import * as messages from '../../messages/exam/start.js';

export interface NextTest {
  test: MockTest;
  /** First word of the button. */
  verb: string;
}

const hasResult = ({ testId }: MockTest) => readLastResult(testId) !== undefined;

/**
 * Chooses the test of an exam's main button: the first one without a result, or else the first one.
 * @param tests in display order
 * @param knowsDevice false on the server, which chooses for a first visitor
 * @returns undefined without any test
 */
export function chooseNextTest(tests: readonly MockTest[], knowsDevice: boolean): NextTest | undefined {
  const [first] = tests;
  if (!first) return undefined;
  if (!knowsDevice) return { test: first, verb: messages.start };
  const test = tests.find((candidate) => !hasResult(candidate));
  if (!test) return { test: first, verb: messages.repeat };
  return { test, verb: readSummary(test.testId) ? messages.continueLabel : messages.start };
}
