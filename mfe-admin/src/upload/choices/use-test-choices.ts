import { useEffect, useState } from 'react';
import { useApi } from '@mockingbird/platform';
import { compareNatural } from '@mockingbird/exam-core';
import type { ExamChoice, TestChoice } from './exam-choice.js';

interface Fetched {
  examId: string;
  tests: TestChoice[];
}

/** The mock tests of the chosen exam; undefined while they are fetched. A list that fails is silently empty. */
export function useTestChoices(exam: ExamChoice | undefined): TestChoice[] | undefined {
  const api = useApi();
  const [fetched, setFetched] = useState<Fetched>();
  const wanted = exam && !exam.tests ? exam.examId : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const controller = new AbortController();
    void api
      .mockTests(wanted, { signal: controller.signal })
      .catch(() => [])
      .then((tests) => {
        if (controller.signal.aborted) return;
        const choices = tests.map(({ testId, title }) => ({ testId, title, hidden: false }));
        choices.sort((a, b) => compareNatural(a.testId, b.testId));
        setFetched({ examId: wanted, tests: choices });
      });
    return () => controller.abort();
  }, [api, wanted]);
  if (exam?.tests) return exam.tests;
  return fetched?.examId === wanted ? fetched?.tests : undefined;
}
