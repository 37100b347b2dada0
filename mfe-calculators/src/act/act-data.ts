import type { PageIdentity } from '../page/calculator-head.js';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { University } from '../universities/universities.js';

/** Loader data of the ACT page. */
export interface ActData {
  page: PageIdentity;
  questions: readonly QuestionAndAnswer[];
  universities: readonly University[];
  tips: readonly string[];
  related: Related;
}
