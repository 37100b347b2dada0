import type { MockTest } from '@mockingbird/contracts';
import { useApi } from '@mockingbird/platform';
import { createLazyCode } from '@mockingbird/remote-kit';
import { ButtonLink } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { examPath, mockTestPath } from '../../paths.js';
import * as messages from '../../messages/results/next-steps/next-test-link.js';

/** Apart from the page of results, whose script is near its limit and which seldom shows this link. */
const lazyNextTest = createLazyCode(() => import(/* webpackChunkName: "next-test" */ './find-next-test.js'));

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
    Promise.all([api.exam(examId, { signal: controller.signal }), lazyNextTest.load()]).then(
      ([{ mockTests }, { findNextTest }]) => setNext(findNextTest(mockTests, testId)),
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
