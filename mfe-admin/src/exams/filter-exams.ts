import type { AdminExam } from '@mockingbird/contracts';

export interface ExamFilter {
  /** Part of a title or an id; case does not matter. */
  text: string;
  hiddenOnly: boolean;
}

type AdminTest = AdminExam['tests'][number];

/**
 * Selects exams whose own title or id matches, with all their tests. Other exams keep only the tests that match.
 * @returns exams in the order given
 */
export function filterExams(exams: readonly AdminExam[], { text, hiddenOnly }: ExamFilter): AdminExam[] {
  const needle = text.trim().toLowerCase();
  const contains = (...words: (string | undefined)[]) =>
    words.some((word) => word?.toLowerCase().includes(needle));
  const isShown = (test: AdminTest, exam: AdminExam) =>
    (!hiddenOnly || test.hidden || exam.hidden) &&
    (contains(exam.examId, exam.title) || contains(test.testId, test.title));
  return exams.flatMap((exam) => {
    const tests = exam.tests.filter((test) => isShown(test, exam));
    const isExamShown = contains(exam.examId, exam.title) && (!hiddenOnly || exam.hidden);
    return isExamShown || tests.length > 0 ? [{ ...exam, tests }] : [];
  });
}
