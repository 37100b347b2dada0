import type { LiveSite } from './live-site.js';

export interface Readiness {
  ready: boolean;
  status: 'ready' | 'no composition' | 'no remote can be served' | 'stopping';
}

/** The edge is ready when it has a composition and the files of at least one of its remotes, until it stops. */
export function getReadiness(
  site: Pick<LiveSite, 'composition' | 'remotes'> | undefined,
  isStopping = false,
): Readiness {
  if (isStopping) return { ready: false, status: 'stopping' };
  if (!site) return { ready: false, status: 'no composition' };
  const hasNoRemote = site.remotes.length === 0 && site.composition.remotes.length > 0;
  return hasNoRemote ? { ready: false, status: 'no remote can be served' } : { ready: true, status: 'ready' };
}
