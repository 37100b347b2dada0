import type { RequestHandler } from 'express';
import { sendProblem } from './problem.js';
import { requestIdOf } from './request-id.js';

/** Plain words alone: nothing that a proxy in between could read as another path. */
const ADMIN = /^\/api\/releases\/admin(?:\/[a-z0-9][a-z0-9-]*)+$/;
const TELEMETRY = '/api/releases/telemetry';

/** Whether a call of the releases module is one for browsers: what tabs report, and what the admin screens ask. */
function isForBrowsers(method: string, address: string): boolean {
  const [path = ''] = address.split('?');
  return (method === 'POST' && path === TELEMETRY) || ADMIN.test(path);
}

/**
 * Publishing and promoting go straight to the services, on a network of their own; so does all that no browser asks.
 * Mounted at `/api/releases`.
 */
export const releasesGuard: RequestHandler = (request, response, next) => {
  if (isForBrowsers(request.method, request.originalUrl)) next();
  else sendProblem(response, 404, 'MB-1003', 'Releases are not served here', requestIdOf(response));
};
