import type { Head } from '@mockingbird/platform';

/** Languages of a page that names none itself: it is English, for readers of every region. None for a page of no index. */
export function alternatesOf(head: Head, path: string): NonNullable<Head['alternates']> {
  if (head.alternates) return head.alternates;
  if (head.canonical === '' || head.robots?.includes('noindex')) return [];
  const own = head.canonical ?? path;
  return ['en', 'x-default'].map((hreflang) => ({ hreflang, path: own }));
}
