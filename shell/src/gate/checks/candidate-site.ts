import type { Manifest } from '@mockingbird/contracts';
import { toLiveComposition } from '@mockingbird/registry';
import { digest } from '../../edge/composition/artefacts.js';
import { createChrome, type LiveSite, type ServedRemote } from '../../edge/composition/live-site.js';

/** The site before its first composition. */
const createEmptySite = (): LiveSite => {
  const composition: LiveSite['composition'] = {
    schema: 2,
    number: 1,
    createdAt: new Date(0).toISOString(),
    kind: 'promote',
    by: 'gate',
    why: '',
    remotes: [],
  };
  const live = toLiveComposition(composition, '', digest);
  return {
    composition,
    usable: [],
    live,
    liveKey: '',
    remotes: [],
    broken: [],
    chrome: createChrome(composition),
    isComplete: true,
  };
};

/** The site for a visitor without a canary: the gate's pages must not depend on chance. */
export function withoutCanaries(site: LiveSite): LiveSite {
  const composition = {
    ...site.composition,
    remotes: site.composition.remotes.map(({ canary: _, ...remote }) => remote),
  };
  const remotes = site.remotes.map(({ canary: _, ...served }) => served);
  return { ...site, composition, remotes, live: toLiveComposition(composition, site.live.shell, digest) };
}

/**
 * Creates the site as it would be with a version that is not live, including its header entries and routes.
 * @param liveSite undefined before the first composition
 * @param serverFile absolute path of the version's server bundle
 */
export function createCandidateSite(
  liveSite: LiveSite | undefined,
  manifest: Manifest,
  serverFile: string,
): { site: LiveSite; served: ServedRemote } {
  const { name, version, routes } = manifest;
  const server = { name, version, serverFile, routes };
  const served: ServedRemote = { manifest, server, routes, isFallback: false, styles: new Map() };
  const base = withoutCanaries(liveSite ?? createEmptySite());
  const remotes = [
    ...base.composition.remotes.filter((remote) => remote.manifest.name !== name),
    { manifest, since: base.composition.createdAt },
  ];
  const composition = { ...base.composition, remotes };
  const site: LiveSite = {
    ...base,
    composition,
    live: toLiveComposition(composition, base.live.shell, digest),
    chrome: createChrome({ remotes }),
    remotes: [...base.remotes.filter((remote) => remote.manifest.name !== name), served],
    broken: base.broken.filter((remote) => remote.name !== name),
  };
  return { site, served };
}
