import type { Site } from './define-remote.js';

/** A path of this site. Browsers read a backslash as a slash: `/\\evil.example` is another host. */
const PATH = /^\/(?![/\\])/;
const WEB = new Set(['http:', 'https:']);

/**
 * Where search engines shall find a page: what its author names, else the page itself. What was first published on
 * another site names that one, and its absolute address stays; one of this site becomes a path.
 * @param named by the author: an absolute address or a path; anything else is ignored
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
