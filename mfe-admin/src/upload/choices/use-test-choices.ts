import { useEffect, useState } from 'react';
import { useApi } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/remote-kit';
import type { ExamChoice, TestChoice } from './exam-choice.js';

interface FetchedTests {
  examId: string;
  tests: TestChoice[];
}

/** Loads the mock tests of the chosen exam; undefined while loading. A failure leaves the list empty. */
export function useTestChoices(exam: ExamChoice | undefined): TestChoice[] | undefined {
  const api = useApi();
  const [fetched, setFetched] = useState<FetchedTests>();
  const examIdToFetch = exam && !exam.tests ? exam.examId : undefined;
  useEffect(() => {
    if (examIdToFetch === undefined) return undefined;
    const controller = new AbortController();
    void api
      .mockTests(examIdToFetch, { signal: controller.signal })
      .catch(() => [])
      .then((tests) => {
        if (controller.signal.aborted) return;
        const choices = tests.map(({ testId, title }) => ({ testId, title, hidden: false }));
        choices.sort((a, b) => compareNatural(a.testId, b.testId));
        setFetched({ examId: examIdToFetch, tests: choices });
      });
    return () => controller.abort();
  }, [api, examIdToFetch]);
  if (exam?.tests) return exam.tests;
  return fetched?.examId === examIdToFetch ? fetched?.tests : undefined;
}
