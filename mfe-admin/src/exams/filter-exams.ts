import type { AdminExam } from '@mockingbird/contracts';

export interface ExamFilter {
  /** Part of a title or an id, whatever its case. */
  text: string;
  hiddenOnly: boolean;
}

type AdminTest = AdminExam['tests'][number];

/**
 * The exams that fit: by their own title or id, or by a test's; then with those tests alone.
 * @returns exams in the order given
 */
export function filterExams(exams: readonly AdminExam[], { text, hiddenOnly }: ExamFilter): AdminExam[] {
  const wanted = text.trim().toLowerCase();
  const says = (...words: (string | undefined)[]) =>
    words.some((word) => word?.toLowerCase().includes(wanted));
  const fits = (test: AdminTest, exam: AdminExam) =>
    (!hiddenOnly || test.hidden || exam.hidden) &&
    (says(exam.examId, exam.title) || says(test.testId, test.title));
  return exams.flatMap((exam) => {
    const tests = exam.tests.filter((test) => fits(test, exam));
    const itself = says(exam.examId, exam.title) && (!hiddenOnly || exam.hidden);
    return itself || tests.length > 0 ? [{ ...exam, tests }] : [];
  });
}
