import type { RequestHandler } from 'express';
import { sendProblem } from './problem.js';
import { getRequestId } from './request-id.js';

/** Only plain words, so that no proxy in between can interpret the path differently. */
const ADMIN = /^\/api\/releases\/admin(?:\/[a-z0-9][a-z0-9-]*)+$/;
const REPORTS: readonly string[] = ['/api/releases/telemetry', '/api/releases/speed'];

/** Whether a call of the releases module is for browsers: reports of tabs, and calls of the admin screens. */
function isForBrowsers(method: string, address: string): boolean {
  const [path = ''] = address.split('?');
  return (method === 'POST' && REPORTS.includes(path)) || ADMIN.test(path);
}

/**
 * Blocks calls of the releases module that are not for browsers. Publishing and promoting use the services directly, on a
 * separate network. Mount at `/api/releases`.
 */
export const releasesGuard: RequestHandler = (request, response, next) => {
  if (isForBrowsers(request.method, request.originalUrl)) next();
  else sendProblem(response, 404, 'MB-1003', 'Releases are not served here', getRequestId(response));
};
