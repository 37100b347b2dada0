import type { Head } from '@mockingbird/platform';

/**
 * The language links of a page. A page without its own is English, for visitors of every region. There are none for a page
 * with `noindex`, or with a canonical address on another site.
 */
export function alternatesOf(head: Head, path: string): NonNullable<Head['alternates']> {
  if (head.alternates) return head.alternates;
  const canonical = head.canonical ?? path;
  if (!canonical.startsWith('/') || head.robots?.includes('noindex')) return [];
  return ['en', 'x-default'].map((hreflang) => ({ hreflang, path: canonical }));
}
