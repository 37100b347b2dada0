import { isInCanary, newVisitorId, resolveRoute, type RouteMatch, type Visitor } from '@mockingbird/registry';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';

type Broken = LiveSite['broken'][number];

export interface VisitorRoute {
  match: RouteMatch<ServedRemote | Broken> | undefined;
  /** Whether another visitor may get another version at this address. */
  isPersonal: boolean;
  /** A new id for this visitor, to be stored in a cookie. */
  newVisitor?: string | undefined;
}

const getCanary = (remote: ServedRemote | Broken) => ('canary' in remote ? remote.canary : undefined);

/** Only a share above 0 and below 100 percent needs the visitor's id. */
const needsVisitorId = (remote: ServedRemote | Broken) => {
  const percent = getCanary(remote)?.rule.percent ?? 0;
  return percent > 0 && percent < 100;
};

/**
 * Finds the route of an address in the versions that this visitor gets. Versions can differ in their routes. The address
 * is personal when the most specific route of any version belongs to a remote with a canary.
 */
export function findVisitorRoute(
  site: LiveSite,
  pathname: string,
  knownVisitor: Partial<Visitor>,
): VisitorRoute {
  const remotes = [...site.remotes, ...site.broken];
  if (!remotes.some(getCanary)) return { match: resolveRoute(remotes, pathname), isPersonal: false };

  const mostSpecific = resolveRoute(
    remotes.flatMap((remote) => {
      const canary = getCanary(remote);
      return canary ? [remote, canary.served] : [remote];
    }),
    pathname,
  );
  const isPersonal = remotes.some((remote) => {
    const canary = getCanary(remote);
    return canary && (remote === mostSpecific?.remote || canary.served === mostSpecific?.remote);
  });
  if (!isPersonal) return { match: mostSpecific, isPersonal: false };

  const isNew = knownVisitor.id === undefined && remotes.some(needsVisitorId);
  const newVisitor = isNew ? newVisitorId() : undefined;
  const visitor: Visitor = { id: knownVisitor.id ?? newVisitor ?? '', cohort: knownVisitor.cohort };
  const chosen = remotes.map((remote) => {
    const canary = getCanary(remote);
    return canary && isInCanary(canary.rule, visitor) ? canary.served : remote;
  });
  return { match: resolveRoute(chosen, pathname), isPersonal: true, newVisitor };
}
