import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { ApExam } from './ap-exam.js';
import type { Scale } from './scoring/scale.js';

/** Loader data of an AP page. */
export interface ApData {
  exam: Omit<ApExam, 'related'>;
  scale: Scale;
  questions: QuestionAndAnswer[];
  related: Related;
}
