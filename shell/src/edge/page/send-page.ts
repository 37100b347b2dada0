import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_AFTER_SECONDS } from '../limits.js';
import { matchesEtag } from '../http/conditional.js';
import { chooseEncoding, type Encoding } from '../http/encodings.js';
import type { EncodedPage } from './page-cache.js';

/**
 * Sends a page in the smallest encoding that the client accepts, or 304 when the client has it. Never rejects: where a compression
 * fails, the client gets the plain body.
 * @param from its source, for tests and traces
 * @param base headers that the response does not have yet; the page's own replace them
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  from: string,
  base?: Readonly<Record<string, string>>,
): void | Promise<void> {
  const headers = {
    ...base,
    ...page.headers,
    ...(page.status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...{ vary: 'accept-encoding', etag: page.etag, 'x-mb-page': from },
  };
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    return void response.writeHead(304, headers).end();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const send = (sent: Encoding, bytes: Buffer) => {
    const encoded = sent === 'identity' ? {} : { 'content-encoding': sent };
    response.writeHead(page.status, { ...headers, ...encoded, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const body = page.body.in(encoding);
  if (Buffer.isBuffer(body)) return send(encoding, body);
  return body.then(
    (bytes) => send(encoding, bytes),
    () => send('identity', page.body.identity),
  );
}
