import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Canary,
  Composition,
  CompositionRemote,
  LiveComposition,
  Manifest,
  RemoteDescriptor,
} from '@mockingbird/contracts';
import { toLiveComposition, watchedUntil } from '@mockingbird/registry';
import type { Logger } from 'pino';
import type { Chrome } from '../document/frame.js';
import type { StaticFiles } from '../http/static-files.js';
import type { ServerVersion } from '../render/protocol.js';
import { PREPARED_AT_ONCE } from '../limits.js';
import type { Artefacts } from './artefacts.js';
import { someAtOnce } from './map-concurrently.js';

/** A remote as it is served: the composition's version, or the one to fall back to. */
export interface ServedRemote {
  manifest: Manifest;
  server: ServerVersion;
  routes: Manifest['routes'];
  /** True when the composition's own version could not be used. */
  fellBack: boolean;
  /** Epoch milliseconds until which the version is watched. */
  watchUntil?: number | undefined;
  /** The version that a part of the visitors gets in this one's place. */
  canary?: ServedCanary | undefined;
}

export interface ServedCanary {
  rule: Pick<Canary, 'percent' | 'salt' | 'cohorts'>;
  served: ServedRemote;
}

/** A composition made ready: every file here and checked. */
export interface LiveSite {
  composition: Composition;
  /** The composition's remotes at the versions that can be served. */
  usable: CompositionRemote[];
  live: LiveComposition;
  /** Number and digest of what browsers are told: numbers begin anew where the data was deleted. */
  liveKey: string;
  remotes: ServedRemote[];
  /** Remotes of which no version can be used; their addresses show the failure panel. */
  broken: { name: string; version: string; routes: Manifest['routes'] }[];
  chrome: Chrome;
  /** False when a version of the composition, a canary too, is not served. */
  whole: boolean;
}

const DIGEST_LENGTH = 12;

const byOrder = (a: { order: number; label: string }, b: { order: number; label: string }) =>
  a.order - b.order || (a.label < b.label ? -1 : 1);

/** What header and footer show: every remote's entries, in their order. */
export function chromeOf(composition: Pick<Composition, 'remotes'>): Chrome {
  const manifests = composition.remotes.map(({ manifest }) => manifest);
  const search: RemoteDescriptor['search'] = manifests.find((manifest) => manifest.search)?.search;
  return { navigation: manifests.flatMap(({ navigation }) => navigation).sort(byOrder), search };
}

interface Tools {
  artefacts: Artefacts;
  files: StaticFiles;
  log: Logger;
  /** Digest of the shell's build. */
  shell: string;
  /** What is served now: versions that stay need not be made ready again. */
  present?: LiveSite | undefined;
}

/** A version that is served already, with the very same files. */
function ready(manifest: Manifest, present: LiveSite | undefined): ServedRemote | undefined {
  const same = present?.remotes.find((remote) => remote.manifest.name === manifest.name);
  const found = [same, same?.canary?.served].find(
    (each) => each?.manifest.version === manifest.version && isDeepStrictEqual(each.manifest, manifest),
  );
  // What else it stood for is another composition's matter.
  return found && { manifest, routes: manifest.routes, fellBack: false, server: found.server };
}

/** Makes one version ready to be served. @throws when a file is missing or altered */
export async function serve(
  manifest: Manifest,
  { artefacts, files }: Pick<Tools, 'artefacts' | 'files'>,
): Promise<ServedRemote> {
  await files.addVersion(manifest, await artefacts.ensure(manifest));
  return {
    manifest,
    routes: manifest.routes,
    fellBack: false,
    server: {
      name: manifest.name,
      version: manifest.version,
      serverFile: artefacts.pathOf(manifest, manifest.server),
      routes: manifest.routes,
    },
  };
}

/** The version made ready, or undefined when it cannot be: the log says why. */
async function tried(manifest: Manifest, number: number, tools: Tools): Promise<ServedRemote | undefined> {
  try {
    return ready(manifest, tools.present) ?? (await serve(manifest, tools));
  } catch (error) {
    tools.log.error(
      {
        code: 'MB-2002',
        remote: `${manifest.name}@${manifest.version}`,
        composition: number,
        err: error,
      },
      'version cannot be served',
    );
    return undefined;
  }
}

/** One remote made ready: its own version with its canary, or the one before, alone. */
async function prepareRemote(
  remote: CompositionRemote,
  number: number,
  tools: Tools,
): Promise<ServedRemote | undefined> {
  const { manifest, fallback, canary } = remote;
  // Browsers whose own download of the live version fails ask for this one.
  if (fallback) await tools.artefacts.remember(fallback);
  const own = await tried(manifest, number, tools);
  if (!own) {
    const before = fallback && (await tried(fallback, number, tools));
    return before && { ...before, fellBack: true };
  }
  const watchUntil = watchedUntil(remote);
  const served = canary && (await tried(canary.manifest, number, tools));
  return {
    ...own,
    watchUntil,
    ...(served ? { canary: { rule: canary, served: { ...served, watchUntil } } } : {}),
  };
}

/**
 * Makes a composition ready. A remote whose files are missing or altered is served at the version that was live
 * before; without one it is broken, and the others are not. A canary whose files do not fit is left out.
 */
export async function prepareSite(composition: Composition, tools: Tools): Promise<LiveSite> {
  const remotes: ServedRemote[] = [];
  const broken: LiveSite['broken'] = [];
  await someAtOnce(composition.remotes, PREPARED_AT_ONCE, async (remote) => {
    const served = await prepareRemote(remote, composition.number, tools);
    const { name, version, routes } = remote.manifest;
    if (served) remotes.push(served);
    else broken.push({ name, version, routes });
  });
  const usable = usableOf(composition, remotes);
  const canaries = (of: readonly { canary?: unknown }[]) => of.filter(({ canary }) => canary).length;
  const whole =
    broken.length === 0 &&
    remotes.every(({ fellBack }) => !fellBack) &&
    canaries(remotes) === canaries(composition.remotes);
  const live = toLiveComposition({ ...composition, remotes: usable }, tools.shell);
  const digest = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, DIGEST_LENGTH);
  const liveKey = `${live.number}-${digest}`;
  return { composition, usable, live, liveKey, remotes, broken, chrome: chromeOf(composition), whole };
}

/** What browsers are told: the versions that this edge serves. A broken remote stays in, for its panel. */
function usableOf(composition: Composition, served: readonly ServedRemote[]): CompositionRemote[] {
  const named = new Map(served.map((each) => [each.manifest.name, each]));
  return composition.remotes.map(({ canary, ...remote }) => {
    const found = named.get(remote.manifest.name);
    if (found?.fellBack) return { manifest: found.manifest, since: remote.since };
    return canary && found?.canary ? { ...remote, canary } : remote;
  });
}
