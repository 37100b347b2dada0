import type { MockTest } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';

/** The test after this one in the order of the exam's page; after the last one, the first. */
export function findNextTest(tests: readonly MockTest[], testId: string): MockTest | undefined {
  const sorted = tests.toSorted((a, b) => compareNatural(a.testId, b.testId));
  const next = sorted[sorted.findIndex((test) => test.testId === testId) + 1] ?? sorted[0];
  return next?.testId === testId ? undefined : next;
}
