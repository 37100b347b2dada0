import type { Visitor } from './canary.js';

/** Cookie of the first-party random id that assigns canaries. */
export const VISITOR_COOKIE = 'mb-visitor';
/** Cookie of the cohort whose link was followed. */
export const COHORT_COOKIE = 'mb-cohort';
/** Lifetime of both cookies in seconds: a year. */
export const VISITOR_SECONDS = 31_536_000;

const ID_BYTES = 16;
const ID = /^[A-Za-z0-9_-]{22}$/;
/** The same as contracts' cohortNameSchema, which would add zod to the first view. */
const COHORT = /^[a-z][a-z0-9-]{0,31}$/;

/** A new id: 128 random bits, base64url. It does not identify a person. */
export function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Ids and cohorts in another format are ignored. */
function known(name: string, value: string): Partial<Visitor> {
  if (name === VISITOR_COOKIE && ID.test(value)) return { id: value };
  if (name === COHORT_COOKIE && COHORT.test(value)) return { cohort: value };
  return {};
}

/** The visitor according to the cookies. @param cookies `name=value; ...`, a request's header or `document.cookie` */
export function visitorOf(cookies: string | undefined): Partial<Visitor> {
  const visitor: Partial<Visitor> = {};
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    // Of two cookies with one name the first has the longer path; browsers and this edge set only one.
    if (at > 0)
      Object.assign(visitor, { ...known(pair.slice(0, at).trim(), pair.slice(at + 1).trim()), ...visitor });
  }
  return visitor;
}

/**
 * A cookie for `Set-Cookie` and `document.cookie`. The shell's script can read it, because it must choose the same
 * version as the edge. An empty value deletes it.
 */
export const visitorCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : VISITOR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
