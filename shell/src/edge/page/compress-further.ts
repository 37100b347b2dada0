import pLimit from 'p-limit';
import { compressBrotli } from '../http/encodings.js';
import type { EncodedPage } from './page-cache.js';

/**
 * Creates a function that compresses a page again, as small as possible. It runs after the page was sent, one page at a
 * time, because it takes fifty times as long as the first compression.
 * @param quality Brotli quality, 0 to 11
 */
export function createFurtherCompression(quality: number): (page: EncodedPage) => Promise<EncodedPage> {
  const limit = pLimit(1);
  return (page) =>
    limit(async () => {
      const br = await compressBrotli(page.body.identity, quality);
      return br.length < page.body.br.length ? { ...page, body: { ...page.body, br } } : page;
    });
}
