import type { Question } from '../page/structured-data.js';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';

/** What an AP page is drawn from. */
export interface ApData {
  exam: Omit<ApExam, 'related'>;
  questions: Question[];
  related: Related;
}
