import { createHash } from 'node:crypto';
import { encode } from '../http/encodings.js';
import { PAGE_FRESH_SECONDS, PAGE_RETENTION_SECONDS, PAGE_STALE_SECONDS } from '../limits.js';
import type { RenderResult } from '../render/protocol.js';
import type { EncodedPage, RenderedPage } from './page-cache.js';

/** Brotli quality of pages. */
const BROTLI_QUALITY = 5;

/** Values of `cache-control`. */
export const CACHE_CONTROL = {
  noStore: 'no-store',
  /** A page of the shell without a visitor's data. */
  revalidate: 'no-cache',
  clientPage: 'private, no-cache',
  public: `public, max-age=0, s-maxage=${PAGE_FRESH_SECONDS}, stale-while-revalidate=${PAGE_STALE_SECONDS}, stale-if-error=${PAGE_RETENTION_SECONDS}`,
} as const;

/**
 * Compresses a body and computes its ETag.
 * @param content what the ETag identifies: pages with equal content are interchangeable
 */
export async function encodePage(
  status: number,
  headers: Record<string, string>,
  body: string,
  content = body,
): Promise<EncodedPage> {
  // Weak, because all encodings of a page share one ETag.
  const etag = `W/"${createHash('sha1').update(content).digest('base64url')}"`;
  return { status, headers, body: await encode(Buffer.from(body), BROTLI_QUALITY), etag };
}

export async function createRedirect(status: number, location: string): Promise<RenderedPage> {
  const isPermanent = status === 301 || status === 308;
  const headers = {
    location,
    'cache-control': isPermanent ? CACHE_CONTROL.public : CACHE_CONTROL.noStore,
    // The page at the end of the redirect has its own policy.
    'cross-origin-opener-policy': 'unsafe-none',
  };
  return { isCacheable: false, page: await encodePage(status, headers, '') };
}

export async function createResourcePage(
  result: Extract<RenderResult, { kind: 'resource' }>,
): Promise<RenderedPage> {
  const isCacheable = result.status < 400;
  const cacheControl = isCacheable ? CACHE_CONTROL.public : CACHE_CONTROL.noStore;
  const headers = { ...result.headers, 'cache-control': cacheControl };
  return { isCacheable, page: await encodePage(result.status, headers, result.body) };
}

export async function createTextPage(status: number, message: string): Promise<RenderedPage> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.noStore };
  return { isCacheable: false, page: await encodePage(status, headers, message) };
}
