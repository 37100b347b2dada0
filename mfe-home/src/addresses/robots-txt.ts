/**
 * Allows every page. Pages outside the index have `noindex`, which crawlers only see on pages that they may read.
 * @param origin public origin without a trailing slash
 */
export const renderRobotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
