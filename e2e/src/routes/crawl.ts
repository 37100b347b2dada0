import { tagsOf } from '../html/tags.js';
import { gzipBytes, renderedPage } from './visit.js';

/** A page that a link leads to. */
export interface CrawledPage {
  path: string;
  /** The page with the first link to it. */
  from: string;
  status: number;
  /** After gzip. */
  bytes: number;
}

/** Follows every link from the given pages on, sequentially, because parallel requests would be a load test. */
export async function crawl(siteUrl: string, starts: readonly string[]): Promise<CrawledPage[]> {
  const seen = new Map<string, CrawledPage>();
  const next: [path: string, from: string][] = starts.map((path) => [path, 'the examples']);
  for (const [path, from] of next) {
    if (seen.has(path)) continue;
    const { status, html } = await renderedPage(siteUrl + path);
    seen.set(path, { path, from, status, bytes: gzipBytes(html) });
    for (const { attributes } of tagsOf(html, 'a')) {
      const target = (attributes.href ?? '').replace(/#.*/, '');
      if (target.startsWith('/')) next.push([target, path]);
    }
  }
  return [...seen.values()];
}

/** The addresses in a file of the site map. */
export async function sitemapAddresses(address: string): Promise<string[]> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('application/xml'))
    throw new Error(`${address}: ${response.status} ${type}`);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found ?? '');
}
