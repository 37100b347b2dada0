import { ERROR_CODES, type ErrorCode, type Fault, type Problem } from '@mockingbird/contracts';
import { LISTED_FAULTS } from '../limits.js';

/** A failure that the caller shall read about. Anything else that is thrown becomes MB-1009 without its text. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param status HTTP status
   * @param code numbered code of contracts
   * @param detail one sentence for people
   * @param faults what is wrong where, for validation
   * @param headers further response headers
   */
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    detail: string,
    readonly faults: readonly Fault[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

export const notFound = (detail: string) => new ProblemError(404, 'MB-1003', detail);

export const invalid = (faults: readonly Fault[], code: ErrorCode = 'MB-1002') => {
  const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  return new ProblemError(400, code, `${count} in the input.`, faults);
};

export const conflict = (detail: string, faults: readonly Fault[] = []) =>
  new ProblemError(409, 'MB-1007', detail, faults);

export const databaseAway = () =>
  new ProblemError(503, 'MB-1008', 'The database cannot be reached at the moment.', [], {
    'retry-after': '1',
  });

/** @param detail what cannot be shown because a system beside the database does not answer */
export const upstreamAway = (detail: string) =>
  new ProblemError(503, 'MB-1014', detail, [], { 'retry-after': '10' });

/** Where the page of the error codes is, for the problem's `type`. */
const CODES_PAGE = '/api/docs';

/** @returns the answer's body (RFC 9457) */
export function problemBody(problem: ProblemError, requestId: string): Problem {
  const errors = problem.faults.slice(0, LISTED_FAULTS);
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
