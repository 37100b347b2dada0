import { ERROR_CODES, type ErrorCode, type Problem } from '@mockingbird/contracts';
import type { Response } from 'express';

/** Answers RFC 9457 problem+json. */
export function sendProblem(
  response: Response,
  status: number,
  code: ErrorCode,
  detail: string,
  requestId: string,
): void {
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title: ERROR_CODES[code],
    status,
    detail,
    code,
    requestId,
  };
  response
    .status(status)
    .type('application/problem+json')
    .set('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
