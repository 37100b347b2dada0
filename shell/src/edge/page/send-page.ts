import type { Request, Response } from 'express';
import { matchesEtag } from '../http/conditional.js';
import { chooseEncoding } from '../http/encodings.js';
import type { EncodedPage } from './page-cache.js';

/** Sends a page in the smallest encoding that the client accepts, or 304 when the client has it. @param from its source, for tests and traces */
export function sendPage(request: Request, response: Response, page: EncodedPage, from: string): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  response.set({ ...page.headers, vary: 'accept-encoding', etag: page.etag, 'x-mb-page': from });
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.status(304).end();
    return;
  }
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  const body = page.body[encoding];
  response.status(page.status).set('content-length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
