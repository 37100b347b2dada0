import { useApi } from '@mockingbird/platform';
import { createLazyCode } from '@mockingbird/remote-kit';
import { ButtonLink } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import { examPath } from '../../paths.js';
import type { NextTest } from './find-next-test.js';
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
  const [next, setNext] = useState<NextTest>();
  useEffect(() => {
    const controller = new AbortController();
    lazyNextTest
      .load()
      .then(({ loadNextTest }) => loadNextTest(api, { examId, testId }, controller.signal))
      // Offline, the link to the exam stays.
      .then(setNext, () => undefined);
    return () => controller.abort();
  }, [api, examId, testId]);
  return (
    <ButtonLink href={next?.href ?? examPath(examId)}>
      {next?.text ?? messages.chooseTheNextTest(examTitle)}
    </ButtonLink>
  );
}
