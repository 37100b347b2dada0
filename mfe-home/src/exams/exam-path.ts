import { examKey } from '@mockingbird/exam-core';

const EXAMS = '/exam/';

/** @returns the path of an exam's page */
export const examPath = (examId: string): string => `${EXAMS}${encodeURIComponent(examKey(examId))}`;

/** @returns the key of the exam whose page this is; undefined for any other page */
export const examKeyOfPath = (path: string): string | undefined =>
  path.startsWith(EXAMS) ? path.slice(EXAMS.length) : undefined;
