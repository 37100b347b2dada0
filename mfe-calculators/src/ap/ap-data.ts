import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';

/** Loader data of an AP page. */
export interface ApData {
  exam: Omit<ApExam, 'related'>;
  questions: QuestionAndAnswer[];
  related: Related;
}
