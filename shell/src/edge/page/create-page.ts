import { createHash } from 'node:crypto';
import { PAGE_FRESH_SECONDS, PAGE_RETENTION_SECONDS, PAGE_STALE_SECONDS } from '../limits.js';
import type { RenderResult } from '../render/protocol.js';
import { PageBody } from './page-body.js';
import type { EncodedPage, RenderedPage } from './page-cache.js';

/** Values of `cache-control`. */
export const CACHE_CONTROL = {
  noStore: 'no-store',
  /** A page of the shell without a visitor's data. */
  revalidate: 'no-cache',
  clientPage: 'private, no-cache',
  public: `public, max-age=0, s-maxage=${PAGE_FRESH_SECONDS}, stale-while-revalidate=${PAGE_STALE_SECONDS}, stale-if-error=${PAGE_RETENTION_SECONDS}`,
} as const;

/**
 * Makes a page of a body, with its ETag.
 * @param leftOut part of the body that its ETag does not cover: pages that differ only there are interchangeable
 */
export function createPage(
  status: number,
  headers: Record<string, string>,
  body: string,
  leftOut = '',
): EncodedPage {
  const bytes = Buffer.from(body);
  const hash = createHash('sha1');
  const start = leftOut === '' ? -1 : bytes.indexOf(leftOut);
  if (start < 0) hash.update(bytes);
  else hash.update(bytes.subarray(0, start)).update(bytes.subarray(start + Buffer.byteLength(leftOut)));
  // Weak, because all encodings of a page share one ETag.
  return { status, headers, body: new PageBody(bytes), etag: `W/"${hash.digest('base64url')}"` };
}

export function createRedirect(status: number, location: string): RenderedPage {
  const isPermanent = status === 301 || status === 308;
  const headers = {
    location,
    'cache-control': isPermanent ? CACHE_CONTROL.public : CACHE_CONTROL.noStore,
    // The page at the end of the redirect has its own policy.
    'cross-origin-opener-policy': 'unsafe-none',
  };
  return { isCacheable: false, page: createPage(status, headers, '') };
}

export function createResourcePage(result: Extract<RenderResult, { kind: 'resource' }>): RenderedPage {
  // The remote says itself when its file has a gap.
  const isCacheable = result.status < 400 && result.headers['cache-control'] !== CACHE_CONTROL.noStore;
  const cacheControl = isCacheable ? CACHE_CONTROL.public : CACHE_CONTROL.noStore;
  const headers = { ...result.headers, 'cache-control': cacheControl };
  return { isCacheable, page: createPage(result.status, headers, result.body) };
}

export function createTextPage(status: number, message: string): RenderedPage {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.noStore };
  return { isCacheable: false, page: createPage(status, headers, message) };
}
