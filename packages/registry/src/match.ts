import type { ManifestRoute } from '@mockingbird/contracts';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Rank of a pattern's segment: word, then parameter, then rest, then nothing. */
const WEIGHT = { word: 3, parameter: 2, rest: 1 } as const;

function weight(segment: string | undefined): number {
  if (segment === undefined) return 0;
  if (segment === '*') return WEIGHT.rest;
  return segment.startsWith(':') ? WEIGHT.parameter : WEIGHT.word;
}

/**
 * Compares two patterns by specificity, segment by segment: `/tools/external` comes before `/tools/:name`.
 * @returns a negative number when `left` is more specific
 */
export function comparePatterns(left: string, right: string): number {
  const a = segmentsOf(left);
  const b = segmentsOf(right);
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = weight(b[at]) - weight(a[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @param pathname as in a URL, percent-encoded */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.at(-1) === '*') {
    return (
      given.length >= wanted.length - 1 &&
      wanted.slice(0, -1).every((segment, at) => fits(segment, given[at]))
    );
  }
  return wanted.length === given.length && wanted.every((segment, at) => fits(segment, given[at]));
}

const fits = (segment: string, given: string | undefined) =>
  given !== undefined && (segment.startsWith(':') || segment === given);

/** A pattern without the names of its parameters. Equal shapes collide. */
export const shapeOf = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

/** Two patterns collide when one address matches both with equal specificity. */
export const collide = (left: string, right: string): boolean => shapeOf(left) === shapeOf(right);

/** The values of a pattern's parameters at an address, decoded where possible. */
export function parametersOf(pattern: string, pathname: string): Record<string, string> {
  const given = segmentsOf(pathname);
  const parameters: Record<string, string> = {};
  segmentsOf(pattern).forEach((segment, at) => {
    if (segment.startsWith(':')) parameters[segment.slice(1)] = decode(given[at] ?? '');
  });
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Routed {
  routes: readonly ManifestRoute[];
}

export interface RouteMatch<Remote> {
  remote: Remote;
  route: ManifestRoute;
}

/** Index key of patterns that do not begin with a word; never equal to a word. */
const ANY = '*';

const indexes = new WeakMap<readonly ManifestRoute[], Map<string, ManifestRoute[]>>();

/** A remote's routes by first word, so that only few of them are compared. */
function byFirstWord(routes: readonly ManifestRoute[]): Map<string, ManifestRoute[]> {
  let index = indexes.get(routes);
  if (!index) {
    index = new Map();
    for (const route of routes) {
      const [first = ANY] = segmentsOf(route.path);
      const key = first.startsWith(':') ? ANY : first;
      index.set(key, [...(index.get(key) ?? []), route]);
    }
    indexes.set(routes, index);
  }
  return index;
}

/**
 * The remote and the route for an address: the most specific match.
 * @param remotes must be immutable, because they are indexed once
 */
export function resolveRoute<Remote extends Routed>(
  remotes: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | undefined {
  let best: RouteMatch<Remote> | undefined;
  const [first = ANY] = segmentsOf(pathname);
  for (const remote of remotes) {
    const index = byFirstWord(remote.routes);
    for (const route of [first, ANY].flatMap((key) => index.get(key) ?? [])) {
      if (!matches(route.path, pathname)) continue;
      if (!best || comparePatterns(route.path, best.route.path) < 0) best = { remote, route };
    }
  }
  return best;
}
