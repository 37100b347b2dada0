import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const REQUEST_ID_HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

const storage = new AsyncLocalStorage<string>();

/** @returns the id of the current request, or undefined outside a request */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** Runs work with a request id: for commands such as the seed. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** Middleware: uses the caller's request id if it is well-formed, or creates one, and returns it in the response. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, id);
  storage.run(id, next);
}
