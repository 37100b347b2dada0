import type { ManifestRoute } from '@mockingbird/contracts';

/** Where a path with needless slashes belongs: `/about/` is `/about`, `//about` too. */
export function tidyPath(pathname: string): string {
  const tidy = pathname.replaceAll(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
}

/** Characters of declared query parameters that a page may depend on; more is refused a place in the cache. */
export const QUERY_LIMIT = 200;

/** The part of a query on which the page depends: declared parameters alone, in a fixed order. */
export function declaredQuery(route: ManifestRoute, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...route.query].sort()) {
    const value = query.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
