/**
 * Every page may be read; pages that no index shall hold say so themselves (`noindex`), which a page that may not be
 * read could not.
 * @param origin public origin without a slash at its end
 */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
