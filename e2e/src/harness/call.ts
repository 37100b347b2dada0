import { signRequest } from '@mockingbird/request-signing/node';
import { request, type HttpResponse } from './request.js';
import type { TestSite } from './site/site.js';

/** The secret of one of a site's keys. */
function secretOf(site: TestSite, keyId: string): string {
  const pair = site.running.secrets.API_KEYS.split(',').find((entry) => entry.startsWith(`${keyId}:`));
  if (pair === undefined) throw new Error(`The site has no key ${keyId}`);
  return pair.slice(keyId.length + 1);
}

/** The headers of a signed request. */
export const signedHeaders = (
  site: TestSite,
  method: string,
  path: string,
  keyId = 'browser',
  now = Date.now(),
) => ({ ...signRequest({ method, path, now, secret: secretOf(site, keyId), keyId }) });

/**
 * Sends a signed request to the services of a site.
 * @param origin the edge or a process of the services
 * @param body sent as JSON; with it the method is POST
 */
export function call(site: TestSite, origin: string, path: string, body?: unknown): Promise<HttpResponse> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = signedHeaders(site, method, path);
  if (body === undefined) return request(origin, path, { headers });
  const text = JSON.stringify(body);
  return request(origin, path, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(text.length) },
    body: text,
  });
}
