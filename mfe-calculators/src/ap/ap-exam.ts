import type { Ratio } from '../numbers/ratio.js';
import type { PageIdentity } from '../page/calculator-head.js';
import type { RelatedQuery } from '../related/related.js';

/** A free-response item. `weight` is its share of the whole exam. */
export interface FreeResponse {
  name: string;
  maxScore: number;
  weight: Ratio;
  description: string;
}

/** Facts about the real exam. */
export interface ExamSpecificInfo {
  fullName: string;
  examFormat: string;
  /** Share of students with a score of 3 or better, and its year. */
  passingRate: string;
  collegeCredit: string;
}

/** Configuration of one AP page (specification, section 3). */
export interface ApExam extends PageIdentity {
  mcqTotal: number;
  mcqWeight: Ratio;
  frqWeight: Ratio;
  frqQuestions: readonly FreeResponse[];
  examSpecificInfo: ExamSpecificInfo;
  /** The modelled format of the exam, and our own choices in it. */
  modelled: string;
  related: RelatedQuery;
}
