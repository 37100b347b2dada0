import type { FactSource } from '@mockingbird/contracts';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { PageIdentity } from '../page/calculator-head.js';
import type { Related } from '../related/related.js';
import type { University } from '../universities/universities.js';
import type { ActForms } from './scoring/act-form.js';

/** Loader data of the ACT page. */
export interface ActData {
  page: PageIdentity;
  forms: ActForms;
  questions: readonly QuestionAndAnswer[];
  universities: readonly University[];
  /** ISO date on which the universities' ranges were last compared with their sources. */
  universitiesChecked: string;
  tips: readonly string[];
  sources: readonly FactSource[];
  related: Related;
}
