import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives every request an id, or keeps the well-formed one that it came with. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers[HEADER];
  response.setHeader(HEADER, typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID());
  next();
}

export const requestIdOf = (response: Response): string => String(response.getHeader(HEADER));
