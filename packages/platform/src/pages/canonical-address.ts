import type { Site } from './site.js';

/** A path of this site. Browsers read a backslash as a slash: `/\\evil.example` is another host. */
const PATH = /^\/(?![/\\])/;
const WEB = new Set(['http:', 'https:']);

/**
 * The canonical address of a page: the one that its author names, otherwise the page itself. An entry first published
 * on another site keeps its absolute address. An address of this site becomes a path.
 * @param named by the author: an absolute address or a path; any other value is ignored
 * @param own path of the page
 */
export function canonicalAddress(named: string | undefined, own: string, site: Pick<Site, 'origin'>): string {
  if (named === undefined) return own;
  if (PATH.test(named)) return named;
  if (!URL.canParse(named)) return own;
  const { origin, protocol, pathname, search, username, password, href } = new URL(named);
  if (!WEB.has(protocol) || username !== '' || password !== '') return own;
  return origin === site.origin ? pathname + search : href;
}
