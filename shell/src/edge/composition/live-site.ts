import { createHash } from 'node:crypto';
import type { Composition, LiveComposition, Manifest, RemoteDescriptor } from '@mockingbird/contracts';
import { toLiveComposition } from '@mockingbird/registry';
import type { Logger } from 'pino';
import type { Chrome } from '../document/frame.js';
import type { StaticFiles } from '../http/static-files.js';
import type { ServerVersion } from '../render/protocol.js';
import type { Artefacts } from './artefacts.js';

/** A remote as it is served: the composition's version, or the one to fall back to. */
export interface ServedRemote {
  manifest: Manifest;
  server: ServerVersion;
  routes: Manifest['routes'];
  /** True when the composition's own version could not be used. */
  fellBack: boolean;
}

/** A composition made ready: every file here and checked. */
export interface LiveSite {
  composition: Composition;
  live: LiveComposition;
  /** Number and digest of what browsers are told: numbers begin anew where the data was deleted. */
  liveKey: string;
  remotes: ServedRemote[];
  /** Remotes of which no version can be used; their addresses show the failure panel. */
  broken: { name: string; version: string; routes: Manifest['routes'] }[];
  chrome: Chrome;
  /** False when a remote is not served at the composition's version. */
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
}

async function serve(
  manifest: Manifest,
  { artefacts, files }: Tools,
  fellBack: boolean,
): Promise<ServedRemote> {
  await files.addVersion(manifest, await artefacts.ensure(manifest));
  return {
    manifest,
    routes: manifest.routes,
    fellBack,
    server: {
      name: manifest.name,
      version: manifest.version,
      serverFile: artefacts.pathOf(manifest, manifest.server),
      routes: manifest.routes,
    },
  };
}

/**
 * Makes a composition ready. A remote whose files are missing or altered is served at the version that was live
 * before; without one it is broken, and the others are not.
 */
export async function prepareSite(composition: Composition, tools: Tools): Promise<LiveSite> {
  const remotes: ServedRemote[] = [];
  const broken: LiveSite['broken'] = [];
  await Promise.all(
    composition.remotes.map(async ({ manifest, fallback }) => {
      // Browsers whose own download of the live version fails ask for this one.
      if (fallback) await tools.artefacts.remember(fallback);
      for (const candidate of [manifest, fallback]) {
        if (!candidate) continue;
        try {
          remotes.push(await serve(candidate, tools, candidate !== manifest));
          return;
        } catch (error) {
          const { name, version } = candidate;
          tools.log.error(
            { code: 'MB-2002', remote: `${name}@${version}`, composition: composition.number, err: error },
            'version cannot be served',
          );
        }
      }
      broken.push({ name: manifest.name, version: manifest.version, routes: manifest.routes });
    }),
  );
  const chrome = chromeOf(composition);
  const whole = broken.length === 0 && remotes.every(({ fellBack }) => !fellBack);
  const live = liveOf(composition, remotes, tools.shell);
  const digest = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, DIGEST_LENGTH);
  const liveKey = `${live.number}-${digest}`;
  return { composition, live, liveKey, remotes, broken, chrome, whole };
}

/** What browsers are told: the versions that this edge serves. A broken remote stays in, for its panel. */
function liveOf(composition: Composition, served: readonly ServedRemote[], shell: string): LiveComposition {
  const usable = composition.remotes.map((remote) => {
    const found = served.find(({ manifest }) => manifest.name === remote.manifest.name);
    return found?.fellBack ? { manifest: found.manifest, since: remote.since } : remote;
  });
  return toLiveComposition({ ...composition, remotes: usable }, shell);
}
