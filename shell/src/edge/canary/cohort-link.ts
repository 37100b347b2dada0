import { COHORT_COOKIE, visitorCookie } from '@mockingbird/registry';
import type { LiveSite } from '../composition/live-site.js';

/** `?mb-cohort=beta` adds the visitor to a cohort. An empty value removes the visitor from it. */
const COHORT_PARAMETER = 'mb-cohort';

/**
 * Resolves a link that names a cohort.
 * @returns the address without the parameter, and the cookie to set; undefined for any other address. A cohort that no
 *   running canary names sets no cookie.
 */
export function resolveCohortLink(
  site: LiveSite,
  url: URL,
  secure: boolean,
): { to: string; cookie: string | undefined } | undefined {
  const cohort = url.searchParams.get(COHORT_PARAMETER);
  if (cohort === null) return undefined;
  const remaining = new URLSearchParams(url.search);
  remaining.delete(COHORT_PARAMETER);
  const query = remaining.toString();
  const isKnown = site.remotes.some(({ canary }) => canary?.rule.cohorts.includes(cohort));
  return {
    to: url.pathname + (query === '' ? '' : `?${query}`),
    cookie: isKnown || cohort === '' ? visitorCookie(COHORT_COOKIE, cohort, secure) : undefined,
  };
}
