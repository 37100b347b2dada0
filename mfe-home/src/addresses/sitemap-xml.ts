import type { SitemapEntry } from '@mockingbird/platform';
import { SITEMAP_MAX_ADDRESSES } from '../limits.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function urlElement(origin: string, entry: SitemapEntry): string {
  const address = escapeXml(new URL(entry.path, origin).href);
  const modified = entry.lastModified ? `<lastmod>${escapeXml(entry.lastModified)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${modified}</url>`;
}

/**
 * The sitemap protocol's file (sitemaps.org, version 0.9).
 * @param origin public origin without a slash at its end
 * @param entries an address named twice stands once, with what was said first
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const unique = new Map<string, SitemapEntry>();
  for (const entry of entries) if (!unique.has(entry.path)) unique.set(entry.path, entry);
  const urls = [...unique.values()].slice(0, SITEMAP_MAX_ADDRESSES).map((entry) => urlElement(origin, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
