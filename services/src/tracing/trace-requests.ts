import { type Otlp, readTraceContext, runInSpan, type Span } from '@mockingbird/observability';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { getRoutePattern } from '../common/route-pattern.js';
import { getSigner } from '../http/access/signer.js';

/** Probes and polls of edges come every second. */
const UNTRACED = /^\/(?:health\/|api\/releases\/composition(?:\?|$))/;

/** Status from which a response is a failure of the services. */
const SERVER_ERROR = 500;

/** Whether the caller is an edge or another proxy whose headers are trusted, as express decides for `x-forwarded-for`. */
function isTrusted(request: Request): boolean {
  const trust: unknown = request.app.get('trust proxy fn');
  return typeof trust === 'function' && trust(request.socket.remoteAddress ?? '', 0) === true;
}

function endRequest(span: Span, request: Request, response: Response): void {
  const route = getRoutePattern(request);
  const { statusCode, writableFinished } = response;
  if (route !== undefined) span.rename(`${request.method} ${route}`);
  span.set({
    'http.route': route,
    'http.response.status_code': writableFinished ? statusCode : undefined,
    'mockingbird.aborted': writableFinished ? undefined : true,
    'mockingbird.key': getSigner(response),
  });
  if (writableFinished && statusCode >= SERVER_ERROR) span.fail(String(statusCode));
  span.end();
}

/**
 * Middleware: starts a span for each request. It continues the trace of a trusted caller. The signature does not cover
 * `traceparent`, so anyone who may call the services directly could send one.
 */
export const traceRequests =
  (otlp: Otlp): RequestHandler =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (UNTRACED.test(request.originalUrl)) return next();
    const parent = isTrusted(request) ? readTraceContext(request.headers) : undefined;
    const { method } = request;
    const span = otlp.startRequest(method, parent, {
      kind: 'server',
      attributes: { 'http.request.method': method },
    });
    if (span.isRecording) response.once('close', () => endRequest(span, request, response));
    runInSpan(span, next);
  };
