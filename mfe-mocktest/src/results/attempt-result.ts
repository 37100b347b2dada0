import type { Marks, TestSection } from '@mockingbird/contracts';
import type { AnsweredQuestion, Ending } from '@mockingbird/exam-core';
import type { MathDictionary } from '../questions/rich-text.js';

/** What a submitted test hands to its results, and what this device keeps of it. */
export interface TestResult {
  testId: string;
  examId: string;
  examTitle: string;
  title: string;
  marksPerQuestion: Marks;
  negativeMarksPerQuestion: Marks;
  sections?: TestSection[] | undefined;
  questions: AnsweredQuestion[];
  math: MathDictionary;
  /** Of the questions; results of older versions of the site have none. */
  revision?: string | undefined;
  /** Epoch milliseconds. */
  submittedAt: number;
  /** Who submitted: the candidate, or the clock at zero. Results of earlier versions do not say. */
  endedBy?: Ending | undefined;
}
