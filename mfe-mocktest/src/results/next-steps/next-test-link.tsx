import type { MockTest } from '@mockingbird/contracts';
import { useApi } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import { ButtonLink } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { examPath, mockTestPath } from '../../paths.js';
import * as messages from '../../messages/results/next-steps/next-test-link.js';

/** The test after this one in the order of the exam's page; after the last one, the first. */
function findNextTest(tests: readonly MockTest[], testId: string): MockTest | undefined {
  const sorted = tests.toSorted((a, b) => compareNatural(a.testId, b.testId));
  const next = sorted[sorted.findIndex((test) => test.testId === testId) + 1] ?? sorted[0];
  return next?.testId === testId ? undefined : next;
}

export interface NextTestLinkProps {
  examId: string;
  testId: string;
  examTitle: string;
}

/** The main button when every answer was right. It opens the exam until the next test is known. */
export function NextTestLink({ examId, testId, examTitle }: NextTestLinkProps) {
  const api = useApi();
  const [next, setNext] = useState<MockTest>();
  useEffect(() => {
    const controller = new AbortController();
    api.exam(examId, { signal: controller.signal }).then(
      ({ mockTests }) => setNext(findNextTest(mockTests, testId)),
      // Offline, the link to the exam stays.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, examId, testId]);
  return next ? (
    <ButtonLink href={mockTestPath(examId, next.testId)}>{messages.nextNext(mockTestTitle(next))}</ButtonLink>
  ) : (
    <ButtonLink href={examPath(examId)}>{messages.chooseTheNextTest(examTitle)}</ButtonLink>
  );
}
