import type { PageIdentity } from '../page/calculator-head.js';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { Related } from '../related/related.js';
import type { University } from '../universities/universities.js';

/** One difference: what of the test, the digital one, the paper one. */
export type ComparisonRow = readonly [of: string, digital: string, paper: string];

/** What the SAT page is drawn from beside its own arithmetic. */
export interface SatData {
  page: PageIdentity;
  questions: readonly QuestionAndAnswer[];
  universities: readonly University[];
  comparison: readonly ComparisonRow[];
  related: Related;
}
