import type { FactSource } from '@mockingbird/contracts';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { PageIdentity } from '../page/calculator-head.js';
import type { Related } from '../related/related.js';
import type { University } from '../universities/universities.js';
import type { SatSections } from './scoring/sat-section.js';

/** One row: subject, digital test, paper test. */
export type ComparisonRow = readonly [subject: string, digital: string, paper: string];

/** The modelled test. */
export interface SatFormat {
  /** With the time since when it holds. */
  name: string;
  changed: string;
}

/** Loader data of the SAT page. */
export interface SatData {
  page: PageIdentity;
  format: SatFormat;
  sections: SatSections;
  questions: readonly QuestionAndAnswer[];
  universities: readonly University[];
  /** ISO date on which the universities' ranges were last compared with their sources. */
  universitiesChecked: string;
  comparison: readonly ComparisonRow[];
  sources: readonly FactSource[];
  related: Related;
}
