import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';

/** What an AP page is drawn from. */
export interface ApData {
  exam: Omit<ApExam, 'related'>;
  questions: QuestionAndAnswer[];
  related: Related;
}
