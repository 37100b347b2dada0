import type { ManifestFragment } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';

/** A fragment and the stable version that provides it. Canaries provide none: they change only their own pages. */
export interface FragmentProvider {
  served: ServedRemote;
  fragment: ManifestFragment;
}

interface ProviderIndex {
  byName: ReadonlyMap<string, FragmentProvider>;
  key: string;
}

const indexes = new WeakMap<LiveSite, ProviderIndex>();

function indexProviders(site: LiveSite): ProviderIndex {
  const cached = indexes.get(site);
  if (cached) return cached;
  const providers = site.remotes.filter(({ manifest }) => manifest.fragments.length > 0);
  const byName = new Map(
    providers.flatMap((served) =>
      served.manifest.fragments.map((fragment) => [fragment.name, { served, fragment }] as const),
    ),
  );
  const versions = providers.map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
  const index = { byName, key: versions.join(',') };
  indexes.set(site, index);
  return index;
}

/** @returns undefined when no remote provides the fragment */
export const findFragmentProvider = (site: LiveSite, name: string): FragmentProvider | undefined =>
  indexProviders(site).byName.get(name);

/** Identifies all versions that provide fragments. A cached page depends on them and on its own remote. */
export const fragmentProvidersKey = (site: LiveSite): string => indexProviders(site).key;
