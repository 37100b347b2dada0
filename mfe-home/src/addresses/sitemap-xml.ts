import { escapeXml } from '@mockingbird/platform';

/** An element of the sitemap protocol: where something is, and when it last changed where that is known. */
export interface Located {
  /** Absolute address. */
  location: string;
  /** ISO 8601 date. */
  lastModified?: string | undefined;
}

/**
 * A file of the sitemap protocol (sitemaps.org, version 0.9).
 * @param kind `urlset` of `url`s, or `sitemapindex` of `sitemap`s
 */
export function sitemapProtocol(kind: 'urlset' | 'sitemapindex', items: readonly Located[]): string {
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
