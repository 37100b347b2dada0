import type { PageIdentity } from '../page/calculator-head.js';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { University } from '../universities/universities.js';

/** One row: subject, digital test, paper test. */
export type ComparisonRow = readonly [subject: string, digital: string, paper: string];

/** Loader data of the SAT page. */
export interface SatData {
  page: PageIdentity;
  questions: readonly QuestionAndAnswer[];
  universities: readonly University[];
  comparison: readonly ComparisonRow[];
  related: Related;
}
