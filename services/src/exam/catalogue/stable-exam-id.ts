import { examKey } from '@mockingbird/exam-core';
import type { StoredExam } from './models.js';

/**
 * @returns an id that has the key of the exam: its id, or its key after a rename. Data that belongs to an exam by its id stores
 *   this one.
 */
export const stableExamId = ({ key, examId }: Pick<StoredExam, 'key' | 'examId'>): string =>
  examKey(examId) === key ? examId : key;
