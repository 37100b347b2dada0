/** Start of the addresses of share pictures. */
export const SHARE_BASE = '/_mb/share/';

const ADDRESS = /^\/_mb\/share\/([0-9a-f]{10})(\/[^?#]*)\.png(\?[^#]*)?$/;

/**
 * Address of a page's share picture.
 * @param path the page's path with its declared query
 */
export function shareAddress(path: string, version: string): string {
  const [pathname = '', query] = path.split('?');
  return `${SHARE_BASE}${version}${pathname}.png${query === undefined ? '' : `?${query}`}`;
}

/** @returns the version, and the page's path with its query; undefined for another address */
export function parseShareAddress(address: string): { version: string; page: string } | undefined {
  const [, version, path, query = ''] = ADDRESS.exec(address) ?? [];
  return version === undefined || path === undefined ? undefined : { version, page: path + query };
}
