import type { Request, Response } from 'express';
import { matchesEtag } from '../http/conditional.js';
import { chooseEncoding } from '../http/encodings.js';
import type { EncodedPage } from './page-cache.js';

/** Sends a page in the smallest encoding that the client accepts, or 304 when the client has it. @param from its source, for tests and traces */
export function sendPage(request: Request, response: Response, page: EncodedPage, from: string): void {
  const headers = { ...page.headers, vary: 'accept-encoding', etag: page.etag, 'x-mb-page': from };
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.body[encoding];
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(page.status, { ...headers, ...encoded, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
