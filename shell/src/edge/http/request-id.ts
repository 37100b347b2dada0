import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Assigns an id to every request. A well-formed id of the client stays. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const received = request.headers[HEADER];
  response.setHeader(
    HEADER,
    typeof received === 'string' && WELL_FORMED.test(received) ? received : randomUUID(),
  );
  next();
}

export const getRequestId = (response: Response): string => String(response.getHeader(HEADER));
