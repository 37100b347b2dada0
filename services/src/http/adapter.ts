import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type RequestHandler, type Response } from 'express';
import { RawResponse } from './response/raw-response.js';

/**
 * Whether the client already has this response. Express's own check ignores the ETag if the request has
 * `cache-control: no-cache`, which `fetch` adds when it revalidates.
 */
function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return etags.includes(etag);
}

/** Routes exact paths only: a proxy in front blocks and limits paths by their text. */
function newStrictExpress() {
  const app = express();
  // Before Nest adds its first handler: the router reads these settings only when it is created.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  return app;
}

/** The Express adapter of Nest, with strict routes and raw responses. */
export class ServicesAdapter extends ExpressAdapter {
  constructor() {
    super(newStrictExpress());
  }

  /** Registers the handler for all unmatched paths, with and without the prefix. */
  override setNotFoundHandler(handler: RequestHandler) {
    return this.use(handler);
  }

  override reply(response: Response, body: unknown, statusCode?: number) {
    // Any other value was not checked by a schema.
    if (!(body instanceof RawResponse))
      throw new TypeError(
        'Expected a RawResponse: the route must use @ApiRoute with a schema, or return one.',
      );
    if (statusCode !== undefined) response.status(statusCode);
    const { method, headers } = response.req;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead) response.setHeader('etag', body.etag);
    if (isRead && hasEtag(headers['if-none-match'], body.etag)) return response.status(304).end();
    response.setHeader('content-type', body.type);
    response.setHeader('content-length', body.bytes.length);
    return response.end(body.bytes);
  }
}
