import type { RequestHandler } from 'express';
import { sendProblem } from './problem.js';
import { requestIdOf } from './request-id.js';

/** First segments of the addresses that serve programs: the API, and what tabs and the services ask of an edge. */
const RESERVED = new Set(['api', '_mb']);

/** A reserved address in its one spelling. `?` and `#` end a path. */
const EXACT = /^\/(?:api|_mb)(?:[/?#]|$)/;

/** Scheme and host of an address in the absolute form that proxies receive. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

const SLASHES = /[/\\]+/;

/** The first segment as the most tolerant server would read it: decoded, lower case, without empty and dot segments. */
function tolerantFirstSegment(address: string): string | undefined {
  const [path = ''] = address.replace(ORIGIN, '').split(/[?#]/);
  const segments: string[] = [];
  for (const segment of decoded(path).toLowerCase().split(SLASHES)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments[0];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address that nobody can decode is a page that does not exist.
    return path;
  }
}

/** Whether an address means a reserved one and is spelled otherwise: `/API/x`, `//_mb/gate`, `/%61pi/x`. */
const isMisspelled = (address: string): boolean =>
  !EXACT.test(address) && RESERVED.has(tolerantFirstSegment(address) ?? '');

/**
 * Answers 404 to every other spelling of a reserved address. A proxy in front closes and limits addresses by their text;
 * what the edge accepted in a second spelling would pass by those rules.
 */
export const exactAddress: RequestHandler = (request, response, next) => {
  if (isMisspelled(request.originalUrl)) notFound(request, response, next);
  else next();
};

/** For whatever no route under a reserved address took. */
export const notFound: RequestHandler = (_request, response) =>
  sendProblem(response, 404, 'MB-1003', 'Nothing has this address', requestIdOf(response));
