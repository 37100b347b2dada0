import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Middleware as one step of the router, which looks for a match, and makes a closure, at every step of every request.
 * @param handlers each calls the next one, or `next` with a failure
 */
export function inSequence(...handlers: RequestHandler[]): RequestHandler {
  const last = (_: Request, __: Response, next: NextFunction): void => next();
  return handlers.reduceRight<RequestHandler>(
    (following, handler) => (request, response, next) =>
      handler(request, response, (failure?: unknown) =>
        failure === undefined ? void following(request, response, next) : next(failure),
      ),
    last,
  );
}
