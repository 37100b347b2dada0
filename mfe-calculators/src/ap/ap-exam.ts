import type { Ratio } from '../numbers/ratio.js';
import type { PageIdentity } from '../page/calculator-head.js';
import type { Wanted } from '../related/related.js';

/** One free-response item. `weight` is its share of the whole exam. */
export interface FreeResponse {
  name: string;
  maxScore: number;
  weight: Ratio;
  description: string;
}

/** What a page says of the real exam. */
export interface ExamSpecificInfo {
  fullName: string;
  examFormat: string;
  /** Share of students with 3 or better, with its year. */
  passingRate: string;
  collegeCredit: string;
}

/** The configuration that drives one AP page (specification, section 3). */
export interface ApExam extends PageIdentity {
  mcqTotal: number;
  mcqWeight: Ratio;
  frqWeight: Ratio;
  frqQuestions: readonly FreeResponse[];
  examSpecificInfo: ExamSpecificInfo;
  /** Which format of the exam is modelled, and what of it is this site's own choice. */
  modelled: string;
  related: Wanted;
}
