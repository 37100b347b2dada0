import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import {
  isInCanary,
  newVisitorId,
  VISITOR_COOKIE,
  visitorCookie,
  visitorOf,
  type Visitor,
} from '@mockingbird/registry';
import type { KnownRemote } from '../remotes/remote-catalog.js';

/**
 * Who this is, by the cookies that the edge goes by as well. An id is made when there is none.
 * @returns undefined where cookies are refused: nobody could stick to a choice then
 */
export function presentVisitor(): Visitor | undefined {
  const read = () => {
    const { id, cohort } = visitorOf(document.cookie);
    return id === undefined ? undefined : { id, cohort };
  };
  const present = read();
  if (present) return present;
  document.cookie = visitorCookie(VISITOR_COOKIE, newVisitorId(), window.location.protocol === 'https:');
  return read();
}

/**
 * The version of each remote that a tab gets. What a canary falls back to is the stable version.
 * @param visitor is asked only where a canary runs
 * @param pinned stand in for whatever is live, also for nothing
 */
export function chooseVersions(
  live: LiveComposition,
  visitor: () => Visitor | undefined,
  pinned: readonly LiveRemote[] = [],
): KnownRemote[] {
  const open = live.remotes.filter(({ name }) => !pinned.some((one) => one.name === name));
  const present = open.some(({ canary }) => canary) ? visitor() : undefined;
  const chosen = open.map((remote) => {
    const { canary, fallback, ...stable } = remote;
    if (!canary || !present || !isInCanary(canary, present)) return remote;
    return { ...canary.remote, fallback: stable };
  });
  return [...chosen, ...pinned];
}
