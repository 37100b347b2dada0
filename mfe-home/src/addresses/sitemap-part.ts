import type { SitemapFile } from './sitemap-files.js';
import { sitemapProtocol } from './sitemap-xml.js';

/**
 * One of the files that the index names.
 * @param origin public origin without a slash at its end
 */
export const sitemapPart = (origin: string, { entries }: SitemapFile): string =>
  sitemapProtocol(
    'urlset',
    entries.map(({ path, lastModified }) => ({ location: new URL(path, origin).href, lastModified })),
  );
