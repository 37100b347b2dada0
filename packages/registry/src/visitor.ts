import type { Visitor } from './canary.js';

/** Cookie of the first-party random id that canaries are chosen by. */
export const VISITOR_COOKIE = 'mb-visitor';
/** Cookie of the named group whose link was followed. */
export const COHORT_COOKIE = 'mb-cohort';
/** How long both are kept, in seconds: a year. */
export const VISITOR_SECONDS = 31_536_000;

const ID_BYTES = 16;
const ID = /^[A-Za-z0-9_-]{22}$/;
/** As contracts' cohortNameSchema, which would bring its library into the browser's first view. */
const COHORT = /^[a-z][a-z0-9-]{0,31}$/;

/** A new id: 128 random bits, base64url. It says nothing of who the visitor is. */
export function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Ids and groups that nobody here gave out count as none. */
function known(name: string, value: string): Partial<Visitor> {
  if (name === VISITOR_COOKIE && ID.test(value)) return { id: value };
  if (name === COHORT_COOKIE && COHORT.test(value)) return { cohort: value };
  return {};
}

/** Who asks, as far as the cookies tell. @param cookies `name=value; ...`, a request's header or `document.cookie` */
export function visitorOf(cookies: string | undefined): Partial<Visitor> {
  const visitor: Partial<Visitor> = {};
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    // Of two cookies with one name the first is the one with the longer path; browsers and this edge set one.
    if (at > 0)
      Object.assign(visitor, { ...known(pair.slice(0, at).trim(), pair.slice(at + 1).trim()), ...visitor });
  }
  return visitor;
}

/**
 * A cookie as `Set-Cookie` and `document.cookie` take it. Readable by the shell's script, which has to choose as the
 * edge does. An empty value clears it.
 */
export const visitorCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : VISITOR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
