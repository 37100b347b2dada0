import { escapeXml } from '@mockingbird/remote-kit';

/** A `url` or `sitemap` element of the sitemap protocol. */
export interface SitemapElement {
  /** Absolute address. */
  location: string;
  /** ISO 8601 date. */
  lastModified?: string | undefined;
}

/**
 * Renders a file of the sitemap protocol (sitemaps.org, version 0.9).
 * @param kind `urlset` of `url`s, or `sitemapindex` of `sitemap`s
 */
export function renderSitemap(kind: 'urlset' | 'sitemapindex', items: readonly SitemapElement[]): string {
  const item = kind === 'urlset' ? 'url' : 'sitemap';
  const elements = items.map(({ location, lastModified }) => {
    const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(location)}</loc>${modified}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${kind}>`,
    '',
  ].join('\n');
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
