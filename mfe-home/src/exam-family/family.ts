import type { ExamType } from '@mockingbird/contracts';

/** A table of facts about the real exams. The first cell of a row names the exam. */
export interface RealExamTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The texts of an exam family's page. */
export interface Family {
  type: ExamType;
  path: string;
  /** The family's name inside a sentence, for example "SSC". */
  name: string;
  title: string;
  /** Before names of exams: American spelling for exams of the United States, British for those of India. */
  practiceVerb: string;
  /** Sentences of the description for search engines; the first one is always shown. */
  description: readonly [string, ...string[]];
  lead: string;
  /** Rotating headlines, short enough for two lines at 360 px. */
  headlines: readonly string[];
  heading: string;
  /** How the real exam works, a paragraph each. */
  paragraphs: readonly string[];
  table: RealExamTable;
  /** Month and year in which the figures were checked. */
  checkedOn: string;
  source: string;
}
