import { ApiError } from '@mockingbird/platform';
import { readFieldIssues } from '../accounts/form/field-issues.js';
import { isCodeNeeded } from '../accounts/form/code-needed.js';
import * as messages from '../messages/account.js';

const CHECK_FIELDS = messages.pleaseFixWhat;
const CODE_NEEDED = messages.yourPasswordIsRight;
const TOO_MANY = messages.tooManyTriesPlease;
const FAILED = messages.thatDidntWorkPlease;
const TOO_MANY_REQUESTS = 429;

/** @returns one message for a form of the account page */
export function describeAccountError(error: unknown): string {
  if (Object.keys(readFieldIssues(error)).length > 0) return CHECK_FIELDS;
  if (isCodeNeeded(error)) return CODE_NEEDED;
  return error instanceof ApiError && error.status === TOO_MANY_REQUESTS ? TOO_MANY : FAILED;
}
