import type { AdminExam } from '@mockingbird/contracts';

/** @returns the exam that has a test; undefined if none has it */
export const findExamOfTest = (exams: readonly AdminExam[], testId: string): AdminExam | undefined =>
  exams.find(({ tests }) => tests.some((test) => test.testId === testId));
