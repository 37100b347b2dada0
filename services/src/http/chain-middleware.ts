import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Combines middleware into one router layer. The router matches and creates a closure for each layer of each request, which
 * takes time.
 * @param handlers each calls the next one, or `next` with an error
 */
export function chainMiddleware(...handlers: RequestHandler[]): RequestHandler {
  const last = (_: Request, __: Response, next: NextFunction): void => next();
  return handlers.reduceRight<RequestHandler>(
    (nextHandler, handler) => (request, response, next) =>
      handler(request, response, (error?: unknown) =>
        error === undefined ? void nextHandler(request, response, next) : next(error),
      ),
    last,
  );
}
