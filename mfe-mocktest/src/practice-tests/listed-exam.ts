import type { ExamSummary } from '@mockingbird/contracts';
import { badgeAddress } from '../exam-badge/badge-address.js';

/** The fields of an exam that the list shows. The page contains them twice, as HTML and as data. */
export type ListedExam = Pick<
  ExamSummary,
  'examId' | 'title' | 'imageUrl' | 'type' | 'totalTests' | 'totalQuestions' | 'duration'
>;

export function toListedExam(exam: ExamSummary): ListedExam {
  const { examId, title, imageUrl, type, totalTests, totalQuestions, duration } = exam;
  return { examId, title, imageUrl: badgeAddress(imageUrl), type, totalTests, totalQuestions, duration };
}
