import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { API_KEY_HEADER } from '@mockingbird/request-signing';
import { currentRequestId } from '../common/request-context.js';

/** Probes come every second and say nothing. */
const isProbe = (path: string) => path.startsWith('/health/');

/**
 * One line for each request, when its answer is sent or its client has gone. Only the path: a query may hold what a
 * person typed. No header but the key's id: the others may be secrets.
 */
export const requestLog = (log: Logger) => (request: Request, response: Response, next: NextFunction) => {
  // Failures have a line of their own in any case: the filter writes it.
  if (!log.isLevelEnabled('info') || isProbe(request.originalUrl)) return next();
  const requestId = currentRequestId();
  const started = performance.now();
  response.once('close', () => {
    const { method, originalUrl, headers } = request;
    const path = originalUrl.replace(/\?.*$/s, '');
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method, path, keyId: headers[API_KEY_HEADER], status, ms }, 'request');
  });
  next();
};
