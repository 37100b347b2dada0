import type { Manifest } from '@mockingbird/contracts';
import { toLiveComposition } from '@mockingbird/registry';
import { chromeOf, type LiveSite, type ServedRemote } from '../composition/live-site.js';

/** The site before its first composition. */
const nothing = (): LiveSite => {
  const composition: LiveSite['composition'] = {
    schema: 2,
    number: 1,
    createdAt: new Date(0).toISOString(),
    kind: 'promote',
    by: 'gate',
    why: '',
    remotes: [],
  };
  const live = toLiveComposition(composition, '');
  return {
    composition,
    usable: [],
    live,
    liveKey: '',
    remotes: [],
    broken: [],
    chrome: chromeOf(composition),
    whole: true,
  };
};

/**
 * The site as it would be with a version that is not live: its entries in the header, its addresses.
 * @param present undefined before the first composition
 * @param serverFile absolute path of the version's server bundle
 */
export function candidateSite(
  present: LiveSite | undefined,
  manifest: Manifest,
  serverFile: string,
): { site: LiveSite; served: ServedRemote } {
  const { name, version, routes } = manifest;
  const server = { name, version, serverFile, routes };
  const served: ServedRemote = { manifest, server, routes, fellBack: false };
  const base = present ?? nothing();
  const remotes = [
    ...base.composition.remotes.filter((remote) => remote.manifest.name !== name),
    { manifest, since: base.composition.createdAt },
  ];
  const site: LiveSite = {
    ...base,
    composition: { ...base.composition, remotes },
    chrome: chromeOf({ remotes }),
    remotes: [...base.remotes.filter((remote) => remote.manifest.name !== name), served],
    broken: base.broken.filter((remote) => remote.name !== name),
  };
  return { site, served };
}
