import pLimit from 'p-limit';
import { compressBrotli } from '../http/encodings.js';
import type { PageBody } from './page-body.js';

/**
 * Creates a function that compresses a page again, as small as possible. It runs after the page was sent, one page at a
 * time, because it takes fifty times as long as the first compression.
 * @param quality Brotli quality, 0 to 11
 */
export function createFurtherCompression(quality: number): (body: PageBody) => Promise<void> {
  const limit = pLimit(1);
  return (body) => limit(async () => body.improveBrotli(await compressBrotli(body.identity, quality)));
}
