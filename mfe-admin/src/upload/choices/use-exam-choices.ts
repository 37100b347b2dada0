import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import type { AdminExam } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';
import { may } from '../../api/may.js';
import type { ExamChoice } from './exam-choice.js';

const toChoice = ({ examId, title, hidden, tests }: AdminExam): ExamChoice => ({
  examId,
  title,
  hidden,
  tests: tests
    .map(({ revision, ...test }) => ({ ...test, hasQuestions: revision !== '' }))
    .sort((a, b) => compareNatural(a.testId, b.testId)),
});

const byTitle = (a: ExamChoice, b: ExamChoice): number => a.title.localeCompare(b.title, 'en');

/**
 * The exams to choose from. Admins get all exams with their tests, including hidden ones. Others, and admins after a
 * failure, get the exams that students see.
 * @param publicExams the exams that students see
 */
export function useExamChoices(publicExams: readonly ExamChoice[]): {
  exams: ExamChoice[];
  reload: () => void;
} {
  const api = useApi();
  const session = useSession();
  const token = may(session, 'write') ? session?.token : undefined;
  const [attempt, setAttempt] = useState(0);
  const [adminExams, setAdminExams] = useState<ExamChoice[]>();
  useEffect(() => {
    if (token === undefined) return undefined;
    const controller = new AbortController();
    api
      .admin(token)
      .then((calls) => calls.exams({ signal: controller.signal }))
      .then((exams) => {
        if (!controller.signal.aborted) setAdminExams(exams.map(toChoice));
      })
      // After a failure the previous list stays.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, token, attempt]);
  // An expired session keeps the list, so that the form stays unchanged until the next sign-in.
  const showsAdminExams = token !== undefined || session === undefined;
  const shown = (showsAdminExams && adminExams) || publicExams;
  return {
    exams: useMemo(() => [...shown].sort(byTitle), [shown]),
    reload: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
