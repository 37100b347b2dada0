import { findLastModified, type SitemapFile } from './sitemap-files.js';
import { renderSitemap } from './sitemap-xml.js';

/**
 * Renders the sitemap index, which lists all sitemap files.
 * @param origin public origin without a trailing slash
 */
export const renderSitemapIndex = (origin: string, files: readonly SitemapFile[]): string =>
  renderSitemap(
    'sitemapindex',
    files.map(({ name, entries }) => ({
      location: `${origin}/sitemaps/${name}`,
      lastModified: findLastModified(entries),
    })),
  );
