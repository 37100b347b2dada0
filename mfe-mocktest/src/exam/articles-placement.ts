import type { Exam } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';

/** A few articles about the exam. The remote of the articles provides them; without them the page is complete too. */
export const articlesPlacement = ({ examId }: Exam): Placement => ({
  name: 'exam-articles',
  input: { examId },
});
