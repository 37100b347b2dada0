import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { maskSecretPath, traceLogFields } from '@mockingbird/observability';
import { API_KEY_HEADER } from '@mockingbird/request-signing';
import { currentRequestId } from '../common/request-context.js';

/** Health probes come every second and are not logged. */
const isProbe = (path: string) => path.startsWith('/health/');

/**
 * Logs one line for each request, when its response is sent or the client has disconnected. Logs the path without the query,
 * which may contain personal input, without the secret of a draft, and only the key id of the headers: others may be secrets.
 */
export const requestLog = (log: Logger) => (request: Request, response: Response, next: NextFunction) => {
  // The problem filter logs failures at every level.
  if (!log.isLevelEnabled('info') || isProbe(request.originalUrl)) return next();
  // The event is not part of the request.
  const ids = { requestId: currentRequestId(), ...traceLogFields() };
  const started = performance.now();
  response.once('close', () => {
    const { method, originalUrl, headers } = request;
    const path = maskSecretPath(originalUrl.replace(/\?.*$/s, ''));
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    log.info({ ...ids, method, path, keyId: headers[API_KEY_HEADER], status, ms }, 'request');
  });
  next();
};
