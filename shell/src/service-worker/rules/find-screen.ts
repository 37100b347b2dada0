import type { LiveComposition, LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { resolveRoute } from '@mockingbird/registry';
import { isStorable } from '../../shared/offline/is-storable.js';

const ANY_ORIGIN = 'https://site.invalid';

/** A screen of a composition that may be stored. */
export interface Screen {
  remote: LiveRemote;
  route: ManifestRoute;
}

/** All versions of a remote that visitors of a composition may have: the stable one first, then the canary. */
const listVersions = ({ remotes }: LiveComposition, name: string): LiveRemote[] =>
  remotes
    .filter((remote) => remote.name === name)
    .flatMap((remote) => [remote, ...(remote.canary ? [remote.canary.remote] : [])]);

/** @returns undefined where the composition has no such version: then nothing of it may be stored */
export const findVersion = (
  composition: LiveComposition,
  name: string,
  version: string,
): LiveRemote | undefined => listVersions(composition, name).find((each) => each.version === version);

/** The version of a remote that replaces an earlier one: the same one if possible, otherwise the stable one. */
export const findSuccessor = (
  composition: LiveComposition,
  name: string,
  version: string,
): LiveRemote | undefined => findVersion(composition, name, version) ?? listVersions(composition, name)[0];

/**
 * Finds the screen of an address.
 * @param versions the versions to search
 * @returns undefined for an address without a screen, or with one that must not be stored
 */
export function findScreen(versions: readonly LiveRemote[], address: string): Screen | undefined {
  const match = resolveRoute(versions, new URL(address, ANY_ORIGIN).pathname);
  return match && isStorable(match.route) ? match : undefined;
}
