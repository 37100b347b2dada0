import type { RequestHandler } from 'express';
import { sendProblem } from './problem.js';
import { getRequestId } from './request-id.js';

/** First segments of addresses for programs: the API, and calls of tabs to the edge. */
const RESERVED = new Set(['api', '_mb']);

/** A reserved address in its correct spelling. `?` and `#` end a path. */
const EXACT = /^\/(?:api|_mb)(?:[/?#]|$)/;

/** Scheme and host of an absolute URL, as proxies receive it. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

const SLASHES = /[/\\]+/;

/** Reads the first segment like a very tolerant server: decoded, in lower case, without empty and dot segments. */
function readFirstSegment(address: string): string | undefined {
  const [path = ''] = address.replace(ORIGIN, '').split(/[?#]/);
  const segments: string[] = [];
  for (const segment of decodePath(path).toLowerCase().split(SLASHES)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments[0];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address that cannot be decoded is a page that does not exist.
    return path;
  }
}

/** Whether an address is a reserved one in another spelling: `/API/x`, `//_mb/gate`, `/%61pi/x`. */
const isMisspelled = (address: string): boolean =>
  !EXACT.test(address) && RESERVED.has(readFirstSegment(address) ?? '');

/**
 * Answers 404 to every other spelling of a reserved address. A proxy in front blocks and limits addresses by their text.
 * A second spelling that the edge accepts would bypass those rules.
 */
export const requireExactAddress: RequestHandler = (request, response, next) => {
  if (isMisspelled(request.originalUrl)) notFound(request, response, next);
  else next();
};

/** Answers reserved addresses without a route. */
export const notFound: RequestHandler = (_request, response) =>
  sendProblem(response, 404, 'MB-1003', 'No route has this address', getRequestId(response));
