import type { LiveSite } from './live-site.js';

export interface Readiness {
  ready: boolean;
  status: 'ready' | 'no composition' | 'no remote can be served';
}

/** Whether visitors may be sent to this edge: it has a composition, and files for some of what stands there. */
export function readinessOf(site: Pick<LiveSite, 'composition' | 'remotes'> | undefined): Readiness {
  if (!site) return { ready: false, status: 'no composition' };
  const isBare = site.remotes.length === 0 && site.composition.remotes.length > 0;
  return isBare ? { ready: false, status: 'no remote can be served' } : { ready: true, status: 'ready' };
}
