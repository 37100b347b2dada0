import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type RequestHandler, type Response } from 'express';
import { BytesAnswer } from './response/raw-response.js';

/**
 * Whether the client has these bytes. Express's own check sends them again to every `fetch` that revalidates by itself,
 * since that adds `cache-control: no-cache`.
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag);
}

/** One spelling for each address: a proxy in front closes and limits addresses by their text. */
function strictExpress() {
  const app = express();
  // Before Nest adds its first handler: the router takes these settings when it is made, and no later ones.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  return app;
}

/** Express as Nest uses it, and answers that are bytes already. */
export class ServicesAdapter extends ExpressAdapter {
  constructor() {
    super(strictExpress());
  }

  /** Under the prefix or beside it: whatever no route took is answered alike. */
  override setNotFoundHandler(handler: RequestHandler) {
    return this.use(handler);
  }

  override reply(response: Response, body: unknown, statusCode?: number) {
    // Whatever else a handler returned has passed no schema.
    if (!(body instanceof BytesAnswer)) throw new TypeError('An answer that is no ready bytes.');
    if (statusCode !== undefined) response.status(statusCode);
    const { method, headers } = response.req;
    const reads = method === 'GET' || method === 'HEAD';
    if (reads) response.setHeader('etag', body.etag);
    if (reads && isKnown(headers['if-none-match'], body.etag)) return response.status(304).end();
    response.setHeader('content-type', body.type);
    response.setHeader('content-length', body.bytes.length);
    return response.end(body.bytes);
  }
}
