import type { ManifestRoute } from '@mockingbird/contracts';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** How particular a segment of a pattern is: a word beats a parameter beats the rest beats nothing. */
const WEIGHT = { word: 3, parameter: 2, rest: 1 } as const;

function weight(segment: string | undefined): number {
  if (segment === undefined) return 0;
  if (segment === '*') return WEIGHT.rest;
  return segment.startsWith(':') ? WEIGHT.parameter : WEIGHT.word;
}

/**
 * Compares two patterns by how particular they are, segment by segment: `/tools/external` comes before `/tools/:name`.
 * @returns a negative number when `left` is the more particular one
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

/** Two patterns that some address fits equally well, so that neither is the more particular. */
export function collide(left: string, right: string): boolean {
  const a = segmentsOf(left);
  const b = segmentsOf(right);
  return (
    a.length === b.length &&
    a.every(
      (segment, at) =>
        weight(segment) === weight(b[at]) && (weight(segment) !== WEIGHT.word || segment === b[at]),
    )
  );
}

/** The values of a pattern's parameters at an address, decoded where they can be. */
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

/** The remote and the route that answer an address: of all that match, the most particular. */
export function resolveRoute<Remote extends Routed>(
  remotes: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | undefined {
  let best: RouteMatch<Remote> | undefined;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      if (!matches(route.path, pathname)) continue;
      if (!best || comparePatterns(route.path, best.route.path) < 0) best = { remote, route };
    }
  }
  return best;
}
