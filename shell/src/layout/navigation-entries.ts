import type { NavigationEntry } from '@mockingbird/contracts';

const isFor = ({ audience }: NavigationEntry, role: string | undefined): boolean =>
  audience === undefined ||
  (audience === 'signed-out'
    ? role === undefined
    : audience === 'signed-in'
      ? role !== undefined
      : role === audience);

/**
 * The entries of one area in the order in which they are shown.
 * @param role of whoever is signed in; undefined for nobody
 */
export const entriesOf = (
  navigation: readonly NavigationEntry[],
  area: NavigationEntry['area'],
  role?: string,
): NavigationEntry[] =>
  navigation
    .filter((entry) => entry.area === area && isFor(entry, role))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'en'));

/** The home page sends readers on to their region's. */
const HOME = /^\/(region\/[^/]+)?$/;

const isAt = (href: string, path: string): boolean =>
  href === '/' ? HOME.test(path) : path === href || path.startsWith(`${href}/`);

/**
 * The entry under which a page stands: the one with the longest address that begins the page's.
 * @param path with or without its query
 */
export function currentEntry(
  entries: readonly NavigationEntry[],
  path: string,
): { href: string; exact: boolean } | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  const [longest] = entries
    .map(({ href }) => href)
    .filter((href) => isAt(href, pathname))
    .sort((a, b) => b.length - a.length);
  return longest === undefined
    ? undefined
    : { href: longest, exact: longest === pathname || longest === '/' };
}
