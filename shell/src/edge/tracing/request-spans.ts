import type { ServerResponse } from 'node:http';
import type { Span } from '@mockingbird/observability';
import type { NextFunction, Request, Response } from 'express';
import { getRequestId } from '../http/request-id.js';

// Not an AsyncLocalStorage: on Node 20 its hooks run for each promise and event of the process.
const ofResponses = new WeakMap<ServerResponse, Span>();
const ofRequests = new Map<string, Span>();

/** Call before a request is answered. */
export const setSpan = (response: ServerResponse, span: Span): void => void ofResponses.set(response, span);

/** @returns the span of a request; undefined where traces are off */
export const spanOf = (response: ServerResponse): Span | undefined => ofResponses.get(response);

/** @returns the span of a request in progress */
export const findSpan = (requestId: string): Span | undefined => ofRequests.get(requestId);

/** Handler: what the request starts, and its log, find the span by the request id. */
export function registerSpan(_request: Request, response: Response, next: NextFunction): void {
  const span = spanOf(response);
  if (span) {
    const id = getRequestId(response);
    ofRequests.set(id, span);
    response.once('close', () => {
      // A client may send the same id twice.
      if (ofRequests.get(id) === span) ofRequests.delete(id);
    });
  }
  next();
}

/** The trace of a line of the log that has a request id, for pino. */
export function traceLogFields(fields: object): { traceId?: string } {
  const span = 'requestId' in fields ? findSpan(String(fields.requestId)) : undefined;
  return span ? { traceId: span.traceId } : {};
}
