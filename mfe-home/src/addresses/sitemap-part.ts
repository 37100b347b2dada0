import type { SitemapFile } from './sitemap-files.js';
import { renderSitemap } from './sitemap-xml.js';

/**
 * Renders one of the files of the sitemap index.
 * @param origin public origin without a trailing slash
 */
export const renderSitemapPart = (origin: string, { entries }: SitemapFile): string =>
  renderSitemap(
    'urlset',
    entries.map(({ path, lastModified }) => ({ location: new URL(path, origin).href, lastModified })),
  );
