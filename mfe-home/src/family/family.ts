import type { ExamType } from '@mockingbird/contracts';

/** A table of what the real exams ask for. The first cell of a row names the exam. */
export interface RealExamTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** All that a page of an exam family says beside its exams. */
export interface Family {
  type: ExamType;
  path: string;
  /** The family's name inside a sentence, for example "SSC". */
  name: string;
  title: string;
  /** Sentences of the description for search engines; the first one is always shown. */
  description: readonly [string, ...string[]];
  lead: string;
  /** What the page opens with, one at a time. Not longer than the home page's. */
  headlines: readonly string[];
  heading: string;
  /** How the real exam works, a paragraph each. */
  paragraphs: readonly string[];
  table: RealExamTable;
  /** When the figures were seen in public sources: month and year. */
  checkedOn: string;
  source: string;
}
