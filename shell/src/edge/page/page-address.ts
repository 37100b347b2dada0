import type { ManifestRoute } from '@mockingbird/contracts';
import { knownCountry } from '@mockingbird/platform';

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

/** What stands for every country that there is not: ISO 3166-1 never gives this code away. */
const NO_COUNTRY = 'zz';

interface Spelling {
  /** The right spelling of the value: the address is redirected to it. */
  canonical: string;
  /** The value for which the page is rendered, where many addresses show one page. */
  shown: string;
}

type ParameterForm = NonNullable<ManifestRoute['parameters']>[string];

const SPELLINGS: Readonly<Record<ParameterForm, (value: string) => Spelling>> = {
  key: (value) => {
    const canonical = value.toLowerCase().replaceAll('_', '-');
    return { canonical, shown: canonical };
  },
  country: (value) => {
    const country = knownCountry(value)?.toLowerCase();
    return country ? { canonical: country, shown: country } : { canonical: value, shown: NO_COUNTRY };
  },
};

/** Undefined for what is no percent-encoded text. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface PageAddress {
  /** Where the address belongs; the address itself when it is spelled right. */
  canonical: string;
  /** The address whose page is shown: the same for all that show one page. */
  shown: string;
}

/** Holds an address against what its route says of its parameters. @param pathname as in a URL, tidy */
export function pageAddress(
  route: Pick<ManifestRoute, 'path' | 'parameters'>,
  pathname: string,
): PageAddress {
  const { parameters } = route;
  if (!parameters) return { canonical: pathname, shown: pathname };
  const pattern = route.path.split('/');
  const spelled = pathname.split('/').map((segment, at) => {
    const name = pattern[at]?.startsWith(':') ? pattern[at].slice(1) : undefined;
    const form = name === undefined ? undefined : parameters[name];
    const value = form && decoded(segment);
    if (!form || value === undefined) return { canonical: segment, shown: segment };
    const { canonical, shown } = SPELLINGS[form](value);
    return { canonical: encodeURIComponent(canonical), shown: encodeURIComponent(shown) };
  });
  return {
    canonical: spelled.map(({ canonical }) => canonical).join('/'),
    shown: spelled.map(({ shown }) => shown).join('/'),
  };
}
