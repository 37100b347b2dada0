import type { RequestTarget } from './types.js';

/** A host for the URL parser to resolve an address without one; it is not signed. */
const BASE_OF_RELATIVE_URLS = 'http://relative.invalid';

const METHOD = /^[A-Za-z]+$/;

/** Characters of a request path: printable ASCII after a slash, without space, `?` and `#`. */
const PATH = /^\/[\x21\x22\x24-\x3e\x40-\x7e]*$/;

/** Fifteen digits reach the year 33658 and stay exact as a number. */
const TIMESTAMP = /^[1-9]\d{0,14}$/;

/** @returns the path without its query, otherwise byte for byte */
export function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, '');
}

/**
 * The path of the request as sent.
 * @param target a `url` is resolved as `fetch` does (dot segments, percent-encoding); a `path` is used unchanged
 */
export function pathAsSent(target: RequestTarget): string {
  return target.url === undefined
    ? withoutQuery(target.path)
    : new URL(target.url, BASE_OF_RELATIVE_URLS).pathname;
}

/** @returns whether the parts can be signed without ambiguity (none may contain the separator) */
export function isCanonical(method: string, path: string, timestamp: string): boolean {
  return METHOD.test(method) && PATH.test(path) && isTimestamp(timestamp);
}

/** @returns whether the text is a decimal number of milliseconds: no sign, point, exponent, space or leading zero */
export function isTimestamp(text: string): boolean {
  return TIMESTAMP.test(text);
}

/**
 * The signed text: method, path and timestamp, one per line.
 * @param method in any case; signed in upper case
 * @param path percent-encoded as sent, with `/api`; a query is removed
 * @param timestamp milliseconds since 1970, decimal
 */
export function canonicalString(method: string, path: string, timestamp: string): string {
  return `${method.toUpperCase()}\n${withoutQuery(path)}\n${timestamp}`;
}
