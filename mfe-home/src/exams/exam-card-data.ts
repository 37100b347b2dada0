import type { ExamSummary } from '@mockingbird/contracts';
import { CARD_IMAGE_MAX_CHARACTERS } from '../limits.js';

/** The fields of an exam that its card shows. `duration` is in minutes. */
export type ExamCardData = Pick<
  ExamSummary,
  'examId' | 'title' | 'imageUrl' | 'type' | 'totalTests' | 'totalQuestions' | 'duration'
>;

/** Selects the fields of a card. The page contains the list twice, as HTML and as data, so it must be small. */
export function toExamCardData(exam: ExamSummary): ExamCardData {
  const { examId, title, imageUrl, type, totalTests, totalQuestions, duration } = exam;
  const hasSmallImage = imageUrl !== undefined && imageUrl.length <= CARD_IMAGE_MAX_CHARACTERS;
  return {
    examId,
    title,
    totalTests,
    totalQuestions,
    imageUrl: hasSmallImage ? imageUrl : undefined,
    type,
    duration,
  };
}
