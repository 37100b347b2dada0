import { newestOf, type SitemapFile } from './sitemap-files.js';
import { sitemapProtocol } from './sitemap-xml.js';

/**
 * The file that names all others.
 * @param origin public origin without a slash at its end
 */
export const sitemapIndex = (origin: string, files: readonly SitemapFile[]): string =>
  sitemapProtocol(
    'sitemapindex',
    files.map(({ name, entries }) => ({
      location: `${origin}/sitemaps/${name}`,
      lastModified: newestOf(entries),
    })),
  );
