import { isInCanary, newVisitorId, resolveRoute, type RouteMatch, type Visitor } from '@mockingbird/registry';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';

type Broken = LiveSite['broken'][number];

export interface FoundAnswer {
  match: RouteMatch<ServedRemote | Broken> | undefined;
  /** True when another visitor may get another version at this address: the page is for this one alone. */
  personal: boolean;
  /** An id that was made for this visitor, to be remembered. */
  newVisitor?: string | undefined;
}

const canaryOf = (remote: ServedRemote | Broken) => ('canary' in remote ? remote.canary : undefined);

/** A share between nobody and everybody is the only one that asks who it is. */
const isShared = (remote: ServedRemote | Broken) => {
  const percent = canaryOf(remote)?.rule.percent ?? 0;
  return percent > 0 && percent < 100;
};

/**
 * Who answers an address for a visitor. Versions may differ in their routes: the visitor's own versions decide. An
 * address is personal when the most particular route that any version has for it is one of a remote with a canary.
 */
export function findAnswer(site: LiveSite, pathname: string, asks: Partial<Visitor>): FoundAnswer {
  const all = [...site.remotes, ...site.broken];
  if (!all.some(canaryOf)) return { match: resolveRoute(all, pathname), personal: false };

  const first = resolveRoute(
    all.flatMap((remote) => {
      const canary = canaryOf(remote);
      return canary ? [remote, canary.served] : [remote];
    }),
    pathname,
  );
  const isCanaried = all.some(
    (remote) => canaryOf(remote) && (remote === first?.remote || canaryOf(remote)?.served === first?.remote),
  );
  // Nobody's versions have anything better: it is the same for everybody.
  if (!isCanaried) return { match: first, personal: false };

  const newVisitor = asks.id === undefined && all.some(isShared) ? newVisitorId() : undefined;
  const visitor: Visitor = { id: asks.id ?? newVisitor ?? '', cohort: asks.cohort };
  const chosen = all.map((remote) => {
    const canary = canaryOf(remote);
    return canary && isInCanary(canary.rule, visitor) ? canary.served : remote;
  });
  return { match: resolveRoute(chosen, pathname), personal: true, newVisitor };
}
