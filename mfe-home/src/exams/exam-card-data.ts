import type { ExamSummary } from '@mockingbird/contracts';
import { CARD_IMAGE_MAX_CHARACTERS } from '../limits.js';

/** What a card shows of an exam. `duration` is in minutes. */
export type ExamEntry = Pick<
  ExamSummary,
  'examId' | 'title' | 'imageUrl' | 'type' | 'totalTests' | 'totalQuestions' | 'duration'
>;

/** Keeps what a card shows: the page carries the list twice, as HTML and as data. */
export function toEntry(exam: ExamSummary): ExamEntry {
  const { examId, title, imageUrl, type, totalTests, totalQuestions, duration } = exam;
  const light = imageUrl !== undefined && imageUrl.length <= CARD_IMAGE_MAX_CHARACTERS;
  return {
    examId,
    title,
    totalTests,
    totalQuestions,
    ...(light ? { imageUrl } : {}),
    ...(type ? { type } : {}),
    ...(duration ? { duration } : {}),
  };
}
