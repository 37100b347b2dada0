import type { MockTest } from '@mockingbird/contracts';
import type { Api } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { mockTestPath } from '../../paths.js';
import * as messages from '../../messages/results/next-steps/next-test.js';

/** The test after this one in the order of the exam's page; after the last one, the first. */
export function findNextTest(tests: readonly MockTest[], testId: string): MockTest | undefined {
  const sorted = tests.toSorted((a, b) => compareNatural(a.testId, b.testId));
  const next = sorted[sorted.findIndex((test) => test.testId === testId) + 1] ?? sorted[0];
  return next?.testId === testId ? undefined : next;
}

/** A link of the main button. */
export interface NextTest {
  href: string;
  text: string;
}

/** Loads the exam and finds its next test. @returns undefined without another test */
export async function loadNextTest(
  api: Api,
  { examId, testId }: { examId: string; testId: string },
  signal: AbortSignal,
): Promise<NextTest | undefined> {
  const { mockTests } = await api.exam(examId, { signal });
  const next = findNextTest(mockTests, testId);
  return next && { href: mockTestPath(examId, next.testId), text: messages.nextTest(mockTestTitle(next)) };
}
