import type { LiveSite } from './live-site.js';

export interface Readiness {
  ready: boolean;
  status: 'ready' | 'no composition' | 'no remote can be served';
}

/** The edge is ready when it has a composition and the files of at least one of its remotes. */
export function getReadiness(site: Pick<LiveSite, 'composition' | 'remotes'> | undefined): Readiness {
  if (!site) return { ready: false, status: 'no composition' };
  const hasNoRemote = site.remotes.length === 0 && site.composition.remotes.length > 0;
  return hasNoRemote ? { ready: false, status: 'no remote can be served' } : { ready: true, status: 'ready' };
}
