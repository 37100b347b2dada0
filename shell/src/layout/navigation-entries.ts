import { isStaff, type NavigationEntry } from '@mockingbird/contracts';

const isFor = ({ audience }: NavigationEntry, role: string | undefined): boolean =>
  audience === undefined ||
  (audience === 'signed-out'
    ? role === undefined
    : audience === 'signed-in'
      ? role !== undefined
      : isStaff(role));

/**
 * Selects the entries of one area, in display order.
 * @param role of the signed-in user; undefined when signed out
 */
export const selectEntries = (
  navigation: readonly NavigationEntry[],
  area: NavigationEntry['area'],
  role?: string,
): NavigationEntry[] =>
  navigation
    .filter((entry) => entry.area === area && isFor(entry, role))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'en'));

export interface EntryGroups {
  /** Name and entries of each group, in the order of their first entries. */
  named: [name: string, entries: NavigationEntry[]][];
  /** Entries without a group. */
  others: NavigationEntry[];
}

/** Divides entries by their group. The order of the entries stays. */
export function groupEntries(entries: readonly NavigationEntry[]): EntryGroups {
  const named = new Map<string, NavigationEntry[]>();
  for (const entry of entries) {
    if (entry.group !== undefined) named.set(entry.group, [...(named.get(entry.group) ?? []), entry]);
  }
  return { named: [...named], others: entries.filter(({ group }) => group === undefined) };
}

/** The home page redirects to the page of the visitor's region. */
const HOME_PAGE = /^\/(region\/[^/]+)?$/;

const isAt = (href: string, path: string): boolean =>
  href === '/' ? HOME_PAGE.test(path) : path === href || path.startsWith(`${href}/`);

/**
 * Finds the entry of a page: the one with the longest address that is a prefix of the page's address.
 * @param path with or without its query
 */
export function findCurrentEntry(
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
