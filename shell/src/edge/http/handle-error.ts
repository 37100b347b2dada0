import { maskSecretPath } from '@mockingbird/observability';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendProblem } from './problem.js';
import { getRequestId } from './request-id.js';

const isClientError = (error: unknown): error is { status: number } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

/** Logs an unexpected error and answers it. Express identifies an error handler by its four parameters. */
export function handleError(log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // Express rejects invalid requests, for example those it cannot decode. These are not failures of the edge.
    if (isClientError(error) && !response.headersSent) {
      sendProblem(response, error.status, 'MB-1002', 'This address cannot be read', getRequestId(response));
      return;
    }
    log.error(
      { err: error, path: maskSecretPath(request.path), requestId: getRequestId(response) },
      'request failed',
    );
    if (response.headersSent) response.destroy();
    else sendProblem(response, 500, 'MB-1009', 'Something went wrong here', getRequestId(response));
  };
}
