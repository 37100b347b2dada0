import type { ReportReason } from '@mockingbird/contracts';
import { ApiError } from '@mockingbird/platform';

/** Label of each report reason. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': 'The answer is wrong',
  unclear: 'The question or an option is unclear',
  typo: 'Spelling or grammar',
  image: 'A picture is missing or wrong',
  formula: 'A formula is shown wrongly',
  other: 'Something else',
};

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;
const TEXT_REMAINS = 'What you wrote stays here.';

/** The message when a report could not be sent. */
export function describeReportFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof ApiError && status === TOO_MANY_REQUESTS) {
    // Five minutes is the shortest window of the limit. The services' message names the limit.
    return `${error.message} Try again in five minutes. ${TEXT_REMAINS}`;
  }
  if (status === BAD_REQUEST) return 'This question is no longer part of the test, so it cannot be reported.';
  if (status === 0)
    return `The report could not be sent. Check your connection and try again. ${TEXT_REMAINS}`;
  return `The report could not be sent. Please try again in a few minutes. ${TEXT_REMAINS}`;
}
