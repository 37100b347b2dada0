import type { ManifestRoute } from '@mockingbird/contracts';
import { knownCountry } from '@mockingbird/platform';

/** Removes repeated and trailing slashes: `//about/` becomes `/about`. */
export function normalizePath(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Maximum length of a decoded segment, in characters: the services accept no longer id or slug. */
export const SEGMENT_LIMIT = 200;

/** Whether an address is too long to name anything. It has no page, so that it costs neither a render nor a call. */
export const hasLongSegment = (pathname: string): boolean =>
  pathname.length > SEGMENT_LIMIT &&
  pathname.split('/').some((segment) => (decodeSegment(segment) ?? segment).length > SEGMENT_LIMIT);

/** Maximum length of a declared query, in characters. A longer query is ignored, so that it takes no cache entry. */
export const QUERY_LIMIT = 200;

/** Selects the parameters on which the page depends, in a fixed order. */
export function selectDeclaredQuery(route: ManifestRoute, query: URLSearchParams): string {
  const selected = new URLSearchParams();
  for (const name of [...route.query].sort()) {
    const value = query.get(name);
    if (value !== null && value !== '') selected.set(name, value);
  }
  const text = selected.toString();
  return text === '' ? '' : `?${text}`;
}

/** The code for every unknown country. ISO 3166-1 never assigns this code. */
const UNKNOWN_COUNTRY = 'zz';

interface NormalizedValue {
  /** The spelling to which the address redirects. */
  canonical: string;
  /** The value that the page is rendered for. Several addresses can share one page. */
  rendered: string;
}

type ParameterForm = NonNullable<ManifestRoute['parameters']>[string];

const NORMALIZERS: Readonly<Record<ParameterForm, (value: string) => NormalizedValue>> = {
  key: (value) => {
    const canonical = value.toLowerCase().replaceAll('_', '-');
    return { canonical, rendered: canonical };
  },
  country: (value) => {
    const country = knownCountry(value)?.toLowerCase();
    return country
      ? { canonical: country, rendered: country }
      : { canonical: value, rendered: UNKNOWN_COUNTRY };
  },
};

/** @returns undefined for invalid percent-encoding */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface PageAddress {
  /** The correct spelling. Equals the requested path when that is correct. */
  canonical: string;
  /** The path that is rendered and cached. Several addresses can share it. */
  rendered: string;
}

/**
 * Normalizes the parameters that a route declares.
 * @param pathname percent-encoded, as `normalizePath` returns it
 */
export function resolvePageAddress(
  route: Pick<ManifestRoute, 'path' | 'parameters'>,
  pathname: string,
): PageAddress {
  const { parameters } = route;
  if (!parameters) return { canonical: pathname, rendered: pathname };
  const pattern = route.path.split('/');
  const segments = pathname.split('/').map((segment, index) => {
    const name = pattern[index]?.startsWith(':') ? pattern[index].slice(1) : undefined;
    const form = name === undefined ? undefined : parameters[name];
    const value = form && decodeSegment(segment);
    if (!form || value === undefined) return { canonical: segment, rendered: segment };
    const { canonical, rendered } = NORMALIZERS[form](value);
    return { canonical: encodeURIComponent(canonical), rendered: encodeURIComponent(rendered) };
  });
  return {
    canonical: segments.map(({ canonical }) => canonical).join('/'),
    rendered: segments.map(({ rendered }) => rendered).join('/'),
  };
}

/** Base of addresses, and an address without a page. */
export const NOWHERE = new URL('http://edge.invalid/%00');

/** Parses a requested path with its query. A backslash is not a slash here. An invalid URL becomes an address without a page. */
export function parseAddress(requested: string): URL {
  const path = requested.replace(/^\/+/, '/').replaceAll('\\', '%5C');
  return URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : NOWHERE;
}
