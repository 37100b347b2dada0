import { OFFLINE_PAGE, SCREEN_DATA } from '../../shared/offline/addresses.js';

/** How the worker answers a request. `network`: it does not touch the request. */
export type StrategyName = 'page' | 'file' | 'data' | 'answer' | 'network';

export interface RequestFacts {
  method: string;
  /** `navigate` for a document. */
  mode: string;
  url: URL;
  /** The site's own origin. */
  origin: string;
  /** Whether the request names a signed-in user. */
  hasToken: boolean;
}

/** Addresses of programs, not of pages. */
const NO_PAGE = /^\/(?:api|assets|remotes|health|registry|_mb)(?:\/|$)/;
/** Files that never change: the name has a hash, or the folder has the version. Icons change under their names. */
const IMMUTABLE = /^\/(?:remotes\/[^/]+\/[^/]+\/.+|assets\/[^/]+\.[0-9a-f]{10}\.(?:js|css|woff2))$/;
const COMPOSITION = /^\/_mb\/compositions\/[^/]+$/;
/** Public answers that a screen may request after it was loaded: exams, tests and their questions. */
const ANSWERS =
  /^\/api\/(?:mocktests\/[^/]+(?:\/questions)?|own-tests\/(?:offer|questions)|exams\/(?:allexams|topexams|exam\/[^/]+))$/;

/** Decides how the worker answers a request. Everything that changes something, or names a user, is left to the network. */
export function chooseStrategy({ method, mode, url, origin, hasToken }: RequestFacts): StrategyName {
  if (method !== 'GET' || url.origin !== origin || hasToken) return 'network';
  const { pathname } = url;
  if (mode === 'navigate') return NO_PAGE.test(pathname) && pathname !== OFFLINE_PAGE ? 'network' : 'page';
  if (IMMUTABLE.test(pathname) || COMPOSITION.test(pathname)) return 'file';
  if (pathname === SCREEN_DATA) return 'data';
  return ANSWERS.test(pathname) ? 'answer' : 'network';
}
