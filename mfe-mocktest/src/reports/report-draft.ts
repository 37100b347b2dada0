import { REPORT_QUESTION_CHARACTERS, type Report, type ReportReason } from '@mockingbird/contracts';
import type { ReportedQuestion } from './report-context.js';

/** Content and state of the report form for one question. */
export interface ReportDraft {
  reason: ReportReason | undefined;
  text: string;
  stage:
    | { name: 'writing' }
    /** The reader tried to send it without a reason. */
    | { name: 'reason-missing' }
    | { name: 'sending' }
    | { name: 'failed'; message: string }
    /** With the confirmation text of the services. */
    | { name: 'sent'; message: string };
}

export const EMPTY_REPORT_DRAFT: ReportDraft = { reason: undefined, text: '', stage: { name: 'writing' } };

/** The mock test and revision of the shown questions. */
export interface ReportedMockTest {
  testId: string;
  revision: string | undefined;
}

/** Builds the report of a draft, with the text that the student saw, because the question may change later. */
export function buildReport(
  { testId, revision }: ReportedMockTest,
  { questionId, questionText }: ReportedQuestion,
  { reason, text }: ReportDraft,
): Report | undefined {
  if (!reason) return undefined;
  const trimmedText = text.trim();
  return {
    testId,
    questionId,
    reason,
    text: trimmedText || undefined,
    ...(revision ? { revision, question: questionText.slice(0, REPORT_QUESTION_CHARACTERS) } : {}),
  };
}
