import { examKey } from '@mockingbird/exam-core';

/** @returns the path of an exam's page */
export const examAddress = (examId: string): string => `/exam/${encodeURIComponent(examKey(examId))}`;
