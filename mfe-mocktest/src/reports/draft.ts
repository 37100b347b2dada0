import type { Report, ReportReason } from '@mockingbird/contracts';

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

/** The report that a draft makes; undefined without a reason. */
export function reportOf(testId: string, questionId: string, { reason, text }: Draft): Report | undefined {
  if (!reason) return undefined;
  const written = text.trim();
  return { testId, questionId, reason, ...(written ? { text: written } : {}) };
}
