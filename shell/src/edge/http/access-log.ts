import { maskSecretPath } from '@mockingbird/observability';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { describeAnsweredPage } from '../page/answered-page.js';
import { getRequestId } from './request-id.js';

/**
 * Creates a handler that logs each response at debug level: paths without queries and secrets, no IP addresses, no headers. `mb explain` reads
 * these lines.
 */
export function createAccessLog(log: Logger) {
  if (!log.isLevelEnabled('debug'))
    return (_request: Request, _response: Response, next: NextFunction) => next();
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.on('finish', () => {
      const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
      log.debug(
        {
          method: request.method,
          // Not request.path: inside a mounted handler, such as the proxy, it lacks the mount path.
          path: maskSecretPath(request.originalUrl.split('?')[0] ?? ''),
          status: response.statusCode,
          milliseconds,
          from: response.getHeader('x-mb-page'),
          ...describeAnsweredPage(response),
          requestId: getRequestId(response),
        },
        'request answered',
      );
    });
    next();
  };
}
