import { examKey } from '@mockingbird/exam-core';

/** @returns the path of an exam's page */
export const examPath = (examId: string): string => `/exam/${encodeURIComponent(examKey(examId))}`;
