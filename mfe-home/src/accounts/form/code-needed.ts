import { ApiError } from '@mockingbird/platform';

/** MB-1016: the password is right, and the account also needs a code. */
const CODE_NEEDED = 'MB-1016';

export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === CODE_NEEDED;
