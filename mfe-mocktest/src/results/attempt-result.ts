import type { Marks, RealExam, TestSection } from '@mockingbird/contracts';
import type { AnsweredQuestion, Ending } from '@mockingbird/exam-core';
import type { MathDictionary } from '@mockingbird/question-view';

/** The result of a submitted attempt, as stored on this device and passed to the results screen. */
export interface AttemptResult {
  testId: string;
  examId: string;
  examTitle: string;
  title: string;
  marksPerQuestion: Marks;
  negativeMarksPerQuestion: Marks;
  sections?: TestSection[] | undefined;
  /** Pass rule of the real exam, where it is published. */
  realExam?: RealExam | undefined;
  questions: AnsweredQuestion[];
  math: MathDictionary;
  /** Revision of the questions. Results of older site versions have none. */
  revision?: string | undefined;
  /** Where an own test can be taken again, and its next part. */
  own?: { address: string; nextAddress?: string | undefined } | undefined;
  /** Epoch milliseconds. */
  submittedAt: number;
  /** Who submitted: the candidate, or the clock at zero. Results of older site versions do not have it. */
  endedBy?: Ending | undefined;
}
