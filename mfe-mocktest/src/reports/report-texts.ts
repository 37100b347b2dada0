import type { ReportReason } from '@mockingbird/contracts';
import { ApiError } from '@mockingbird/platform';

/** What can be wrong with a question, in words. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': 'The answer marked as right is wrong',
  unclear: 'The question or an option is unclear',
  typo: 'Spelling or grammar',
  image: 'A picture is missing or wrong',
  formula: 'A formula is shown wrongly',
  other: 'Something else',
};

const TOO_MANY = 429;
const REFUSED = 400;
const KEPT = 'What you wrote stays here.';

/** What a student reads when a report was not taken. */
export function failureWords(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof ApiError && status === TOO_MANY) {
    // The shortest window of the limit; the services' own words say which limit it was.
    return `${error.message} Five minutes from now is soon enough. ${KEPT}`;
  }
  if (status === REFUSED) return 'This question is no longer part of the test, so it cannot be reported.';
  if (status === 0) return `The report could not be sent. Check your connection and try again. ${KEPT}`;
  return `The report could not be sent. Please try again in a few minutes. ${KEPT}`;
}
