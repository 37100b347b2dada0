import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import {
  isInCanary,
  newVisitorId,
  VISITOR_COOKIE,
  visitorCookie,
  visitorOf,
  type Visitor,
} from '@mockingbird/registry';
import type { CatalogRemote } from '../remotes/remote-catalog.js';

/**
 * Reads the visitor from the cookies that the edge uses too. Creates an id when there is none.
 * @returns undefined where cookies are blocked: a choice could not be stable then
 */
export function currentVisitor(): Visitor | undefined {
  const read = () => {
    const { id, cohort } = visitorOf(document.cookie);
    return id === undefined ? undefined : { id, cohort };
  };
  const visitor = read();
  if (visitor) return visitor;
  document.cookie = visitorCookie(VISITOR_COOKIE, newVisitorId(), window.location.protocol === 'https:');
  return read();
}

/**
 * Chooses the version of each remote for a tab. The fallback of a canary is the stable version.
 * @param readVisitor is called only where a canary runs
 * @param pinned replace the live versions of their remotes; they may also add remotes
 */
export function chooseVersions(
  live: LiveComposition,
  readVisitor: () => Visitor | undefined,
  pinned: readonly LiveRemote[] = [],
): CatalogRemote[] {
  const unpinned = live.remotes.filter(({ name }) => !pinned.some((remote) => remote.name === name));
  const visitor = unpinned.some(({ canary }) => canary) ? readVisitor() : undefined;
  const chosen = unpinned.map((remote) => {
    const { canary, fallback, ...stable } = remote;
    if (!canary || !visitor || !isInCanary(canary, visitor)) return remote;
    return { ...canary.remote, fallback: stable };
  });
  return [...chosen, ...pinned];
}
