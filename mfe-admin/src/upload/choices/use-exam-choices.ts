import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import type { AdminExam } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/exam-core';
import { isAdmin } from '../../api/is-admin.js';
import type { ExamChoice } from './exam-choice.js';

const choiceOf = ({ examId, title, hidden, tests }: AdminExam): ExamChoice => ({
  examId,
  title,
  hidden,
  tests: tests
    .map(({ revision, ...test }) => ({ ...test, hasQuestions: revision !== '' }))
    .sort((a, b) => compareNatural(a.testId, b.testId)),
});

const byTitle = (a: ExamChoice, b: ExamChoice): number => a.title.localeCompare(b.title, 'en');

/**
 * The exams to choose from: for an admin all of them with their tests, hidden ones too, once they are there; for
 * everybody else, and when that fails, those that students see.
 * @param known the exams that students see
 */
export function useExamChoices(known: readonly ExamChoice[]): { exams: ExamChoice[]; reload: () => void } {
  const api = useApi();
  const session = useSession();
  const token = isAdmin(session) ? session.token : undefined;
  const [attempt, setAttempt] = useState(0);
  const [all, setAll] = useState<ExamChoice[]>();
  useEffect(() => {
    if (token === undefined) return undefined;
    const controller = new AbortController();
    api
      .admin(token)
      .then((calls) => calls.exams({ signal: controller.signal }))
      .then((exams) => {
        if (!controller.signal.aborted) setAll(exams.map(choiceOf));
      })
      // A list that fails is silently the one of before.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, token, attempt]);
  // Whoever has to sign in again finds the form as it was.
  const isForAdmin = token !== undefined || session === undefined;
  const shown = (isForAdmin && all) || known;
  return {
    exams: useMemo(() => [...shown].sort(byTitle), [shown]),
    reload: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
