import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../http/conditional.js';
import { chooseEncoding } from '../http/encodings.js';
import type { EncodedPage } from './page-cache.js';

/**
 * Sends a page in the smallest encoding that the client accepts, or 304 when the client has it.
 * @param from its source, for tests and traces
 * @param base headers that the response does not have yet; the page's own replace them
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  from: string,
  base?: Readonly<Record<string, string>>,
): void {
  const headers = { ...base, ...page.headers, vary: 'accept-encoding', etag: page.etag, 'x-mb-page': from };
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const body = page.body[encoding];
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(page.status, { ...headers, ...encoded, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
