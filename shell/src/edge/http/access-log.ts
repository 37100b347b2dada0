import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.js';

/** One line for each answer, at debug level: paths without queries, no addresses, no headers. */
export function accessLog(log: Logger) {
  if (!log.isLevelEnabled('debug'))
    return (_request: Request, _response: Response, next: NextFunction) => next();
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.on('finish', () => {
      const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
      log.debug(
        {
          method: request.method,
          // Not request.path: inside a mounted handler, such as the proxy, it lacks the part before.
          path: request.originalUrl.split('?')[0],
          status: response.statusCode,
          milliseconds,
          from: response.getHeader('x-mb-page'),
          requestId: requestIdOf(response),
        },
        'answered',
      );
    });
    next();
  };
}
