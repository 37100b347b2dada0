import { ApiError } from '@mockingbird/platform';
import { readFieldIssues } from '../accounts/form/field-issues.js';
import { isCodeNeeded } from '../accounts/form/code-needed.js';

const CHECK_FIELDS = 'Please fix what is marked above.';
const CODE_NEEDED = 'Your password is right. Now enter the code from your authenticator app.';
const TOO_MANY = 'Too many tries. Please wait a few minutes.';
const FAILED = "That didn't work. Please try again in a few minutes.";
const TOO_MANY_REQUESTS = 429;

/** @returns one message for a form of the account page */
export function describeAccountError(error: unknown): string {
  if (Object.keys(readFieldIssues(error)).length > 0) return CHECK_FIELDS;
  if (isCodeNeeded(error)) return CODE_NEEDED;
  return error instanceof ApiError && error.status === TOO_MANY_REQUESTS ? TOO_MANY : FAILED;
}
