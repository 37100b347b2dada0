import { REPORT_QUESTION_CHARACTERS, type Report, type ReportReason } from '@mockingbird/contracts';
import type { ReportedQuestion } from './report-context.js';

/** What a reader has filled in about one question, and what became of it. */
export interface Draft {
  reason: ReportReason | undefined;
  text: string;
  stage:
    | { name: 'writing' }
    /** Sent without a reason. */
    | { name: 'unfinished' }
    | { name: 'sending' }
    | { name: 'failed'; words: string }
    /** With the services' answer. */
    | { name: 'sent'; message: string };
}

export const EMPTY_DRAFT: Draft = { reason: undefined, text: '', stage: { name: 'writing' } };

/** The questions that are shown. */
export interface ReportedTest {
  testId: string;
  revision: string | undefined;
}

/** The report that a draft makes; undefined without a reason. It says what the student saw: the question may change. */
export function reportOf(
  { testId, revision }: ReportedTest,
  { questionId, questionText }: ReportedQuestion,
  { reason, text }: Draft,
): Report | undefined {
  if (!reason) return undefined;
  const written = text.trim();
  return {
    testId,
    questionId,
    reason,
    ...(written ? { text: written } : {}),
    ...(revision ? { revision, question: questionText.slice(0, REPORT_QUESTION_CHARACTERS) } : {}),
  };
}
