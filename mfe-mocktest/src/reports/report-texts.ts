import type { ReportReason } from '@mockingbird/contracts';
import { ApiError } from '@mockingbird/platform';
import * as messages from '../messages/reports/report-texts.js';

/** Label of each report reason. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': messages.theAnswerIsWrong,
  unclear: messages.questionOrOptionUnclear,
  typo: messages.spellingOrGrammar,
  image: messages.aPictureIsMissing,
  formula: messages.aFormulaIsShown,
  other: messages.somethingElse,
};

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;
const TEXT_REMAINS = messages.whatYouWroteStays;

/** The message when a report could not be sent. */
export function describeReportFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof ApiError && status === TOO_MANY_REQUESTS) {
    // Five minutes is the shortest window of the limit. The services' message names the limit.
    return messages.tryAgainInFive(error.message, TEXT_REMAINS);
  }
  if (status === BAD_REQUEST) return messages.thisQuestionIsNo;
  if (status === 0) return messages.theReportCouldNot(TEXT_REMAINS);
  return messages.theReportCouldNotBeSent(TEXT_REMAINS);
}
