import { ERROR_CODES, type ErrorCode, type Problem } from '@mockingbird/contracts';
import type { Response } from 'express';

/** Sends an error response as problem+json (RFC 9457). */
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
