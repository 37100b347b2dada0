import type { Head } from '@mockingbird/platform';

/**
 * Languages of a page that names none itself: it is English, for readers of every region. None for a page that no index holds,
 * or that another site's page stands for.
 */
export function alternatesOf(head: Head, path: string): NonNullable<Head['alternates']> {
  if (head.alternates) return head.alternates;
  const own = head.canonical ?? path;
  if (!own.startsWith('/') || head.robots?.includes('noindex')) return [];
  return ['en', 'x-default'].map((hreflang) => ({ hreflang, path: own }));
}
