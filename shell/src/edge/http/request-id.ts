import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID_HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** @param received the client's header. A well-formed id stays. */
export const createRequestId = (received: string | string[] | undefined): string =>
  typeof received === 'string' && WELL_FORMED.test(received) ? received : randomUUID();

/** Assigns an id to every request. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  response.setHeader(REQUEST_ID_HEADER, createRequestId(request.headers[REQUEST_ID_HEADER]));
  next();
}

export const getRequestId = (response: Response): string => String(response.getHeader(REQUEST_ID_HEADER));
