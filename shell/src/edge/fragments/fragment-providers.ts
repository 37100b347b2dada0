import type { ManifestFragment } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';

/** A named piece and the stable version that offers it. Canaries offer none: they change the pages of their own remote. */
export interface Offer {
  served: ServedRemote;
  fragment: ManifestFragment;
}

interface Offers {
  byName: ReadonlyMap<string, Offer>;
  key: string;
}

const known = new WeakMap<LiveSite, Offers>();

function offersOf(site: LiveSite): Offers {
  const found = known.get(site);
  if (found) return found;
  const offering = site.remotes.filter(({ manifest }) => manifest.fragments.length > 0);
  const byName = new Map(
    offering.flatMap((served) =>
      served.manifest.fragments.map((fragment) => [fragment.name, { served, fragment }] as const),
    ),
  );
  const key = offering.map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
  const offers = { byName, key: key.join(',') };
  known.set(site, offers);
  return offers;
}

/** Who offers a name; undefined when nobody does. */
export const offerOf = (site: LiveSite, name: string): Offer | undefined => offersOf(site).byName.get(name);

/** Every version that offers a fragment: what a kept page depends on beside its own remote. */
export const offersKey = (site: LiveSite): string => offersOf(site).key;
