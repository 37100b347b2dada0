import { ERROR_CODES, type ErrorCode, type Issue, type Problem } from '@mockingbird/contracts';
import { LISTED_ISSUES } from '../limits.js';

/** An error whose text the caller may read. Any other error becomes MB-1009 without its text. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param status HTTP status
   * @param code error code of the contracts package
   * @param detail one sentence for people
   * @param issues issues of the input, with their paths
   * @param headers further response headers
   */
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    detail: string,
    readonly issues: readonly Issue[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

export const notFound = (detail: string) => new ProblemError(404, 'MB-1003', detail);

export const invalid = (issues: readonly Issue[], code: ErrorCode = 'MB-1002') => {
  const count = issues.length === 1 ? 'One thing' : `${issues.length} things`;
  return new ProblemError(400, code, `${count} to correct.`, issues);
};

export const conflict = (detail: string, issues: readonly Issue[] = []) =>
  new ProblemError(409, 'MB-1007', detail, issues);

export const databaseUnavailable = () =>
  new ProblemError(503, 'MB-1008', 'The database cannot be reached at the moment.', [], {
    'retry-after': '1',
  });

export const databaseTakesNoWrites = () =>
  new ProblemError(503, 'MB-1018', 'The disk of the database is full. Reading still works.', [], {
    'retry-after': '60',
  });

/** @param detail what is missing because another system is unavailable */
export const upstreamUnavailable = (detail: string) =>
  new ProblemError(503, 'MB-1014', detail, [], { 'retry-after': '10' });

/** Path of the page with all error codes, for the field `type`. */
const CODES_PAGE = '/api/docs';

/** @returns the body of the response (RFC 9457) */
export function problemBody(problem: ProblemError, requestId: string): Problem {
  const errors = problem.issues.slice(0, LISTED_ISSUES);
  return {
    type: `${CODES_PAGE}#${problem.code}`,
    title: ERROR_CODES[problem.code],
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    requestId,
    ...(errors.length > 0 && { errors }),
  };
}
