import { examKey } from '@mockingbird/exam-core';
import type { StoredExam } from '../../exam/catalogue/models.js';

/** @returns an article or category with the present id of its exam, which may have been renamed since */
export const withPresentExam = <Entry extends { examId: string; examKey: string }>(
  entry: Entry,
  { examId }: Pick<StoredExam, 'examId'>,
): Entry => ({ ...entry, examId, examKey: examKey(examId) });
