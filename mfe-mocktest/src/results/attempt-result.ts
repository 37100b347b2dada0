import type { Marks, RealExam, TestSection } from '@mockingbird/contracts';
import type { Ending, Mode, ResultQuestion } from '@mockingbird/exam-core';
import type { MathDictionary } from '@mockingbird/question-view';

/** The result of a submitted attempt, as stored on this device and passed to the results screen. */
export interface AttemptResult {
  /** Results of older site versions have none. */
  attemptId?: string | undefined;
  testId: string;
  examId: string;
  examTitle: string;
  title: string;
  marksPerQuestion: Marks;
  negativeMarksPerQuestion: Marks;
  sections?: TestSection[] | undefined;
  /** Pass rule of the real exam, where it is published. */
  realExam?: RealExam | undefined;
  /** The calculator that estimates the score of the real exam. */
  scoreEstimate?: string | undefined;
  questions: ResultQuestion[];
  math: MathDictionary;
  /** Revision of the questions. Results of older site versions have none. */
  revision?: string | undefined;
  /** Where an own test can be taken again, and its next part. */
  own?: { address: string; nextAddress?: string | undefined } | undefined;
  /** Epoch milliseconds. */
  submittedAt: number;
  /** Who submitted: the candidate, or the clock at zero. Results of older site versions do not have it. */
  endedBy?: Ending | undefined;
  /** The chosen clock in milliseconds; 0 without a clock. Results of older site versions do not have it. */
  durationMs?: number | undefined;
  /** Milliseconds used. Results of older site versions do not have it. */
  usedMs?: number | undefined;
  /** How it was taken. Results of older site versions do not have it. */
  mode?: Mode | undefined;
  /** Questions of the whole test, for a retry of some of them. Such a result is not stored. */
  partOf?: number | undefined;
}
