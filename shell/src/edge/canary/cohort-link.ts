import { COHORT_COOKIE, visitorCookie } from '@mockingbird/registry';
import type { LiveSite } from '../composition/live-site.js';

/** `?mb-cohort=beta` makes a visitor one of the group; without a value, one of none. */
const COHORT_PARAMETER = 'mb-cohort';

/**
 * What a link that names a group leads to.
 * @returns the address without the parameter, and the cookie to set; undefined for any other address. A group that no
 *   running canary names changes nothing.
 */
export function cohortLink(
  site: LiveSite,
  url: URL,
  secure: boolean,
): { to: string; cookie: string | undefined } | undefined {
  const asked = url.searchParams.get(COHORT_PARAMETER);
  if (asked === null) return undefined;
  const left = new URLSearchParams(url.search);
  left.delete(COHORT_PARAMETER);
  const query = left.toString();
  const isKnown = site.remotes.some(({ canary }) => canary?.rule.cohorts.includes(asked));
  return {
    to: url.pathname + (query === '' ? '' : `?${query}`),
    cookie: isKnown || asked === '' ? visitorCookie(COHORT_COOKIE, asked, secure) : undefined,
  };
}
