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
import { toLiveComposition, getMonitoringEnd, remoteBase } from '@mockingbird/registry';
import pMap from 'p-map';
import type { Logger } from 'pino';
import type { Chrome } from '../document/frame.js';
import { inlineStyle, type InlineFile } from '../document/inline-file.js';
import type { StaticFiles } from '../http/static-files.js';
import { PREPARE_CONCURRENCY } from '../limits.js';
import type { ServerVersion } from '../render/protocol.js';
import { digest as integrityOf, type Artefacts } from './artefacts.js';

/** A remote as the edge serves it: the composition's version or its fallback. */
export interface ServedRemote {
  manifest: Manifest;
  server: ServerVersion;
  routes: Manifest['routes'];
  /** Stylesheets that pages contain, by file name. A page links to the others. */
  styles: ReadonlyMap<string, InlineFile>;
  /** Whether this is the fallback, because the composition's own version cannot be served. */
  isFallback: boolean;
  /** Epoch milliseconds until which browsers report failures of this version. */
  watchUntil?: number | undefined;
  /** The version that some visitors get instead. */
  canary?: ServedCanary | undefined;
}

export interface ServedCanary {
  rule: Pick<Canary, 'percent' | 'salt' | 'cohorts'>;
  served: ServedRemote;
}

/** A composition that is ready to serve, with verified files. */
export interface LiveSite {
  composition: Composition;
  /** The composition's remotes at the versions that can be served. */
  usable: CompositionRemote[];
  live: LiveComposition;
  /** Number and digest of `live`. The number alone is not unique: deleting the data restarts the numbers. */
  liveKey: string;
  remotes: ServedRemote[];
  /** Remotes without any usable version. Their addresses answer 503. */
  broken: { name: string; version: string; routes: Manifest['routes'] }[];
  chrome: Chrome;
  /** Whether every version of the composition is served, canaries included. */
  isComplete: boolean;
}

const DIGEST_LENGTH = 12;

const compareEntries = (a: { order: number; label: string }, b: { order: number; label: string }) =>
  a.order - b.order || (a.label < b.label ? -1 : 1);

/** Collects the content of header and footer from all remotes, sorted. */
export function createChrome(composition: Pick<Composition, 'remotes'>): Chrome {
  const manifests = composition.remotes.map(({ manifest }) => manifest);
  const search: RemoteDescriptor['search'] = manifests.find((manifest) => manifest.search)?.search;
  return { navigation: manifests.flatMap(({ navigation }) => navigation).sort(compareEntries), search };
}

/** Header and footer that were rendered for the previous content are used again while it is the same. */
const reuseEqual = (previous: Chrome | undefined, next: Chrome): Chrome =>
  previous && isDeepStrictEqual(previous, next) ? previous : next;

interface Tools {
  artefacts: Artefacts;
  /** Serves the browser files. Without it, only the server bundles are fetched. */
  files?: StaticFiles | undefined;
  log: Logger;
  /** Digest of the shell's build. */
  shell: string;
  /** The site before this one. Unchanged versions are reused. */
  previous?: LiveSite | undefined;
}

/** Finds a version that is already served with identical files. */
function findServed(manifest: Manifest, previous: LiveSite | undefined): ServedRemote | undefined {
  const remote = previous?.remotes.find((each) => each.manifest.name === manifest.name);
  const served = [remote, remote?.canary?.served].find(
    (each) => each?.manifest.version === manifest.version && isDeepStrictEqual(each.manifest, manifest),
  );
  // Its role (canary, fallback) belongs to the previous composition and is not copied.
  return (
    served && {
      manifest,
      routes: manifest.routes,
      isFallback: false,
      server: served.server,
      styles: served.styles,
    }
  );
}

/** Stores a version's browser files for serving. @returns its stylesheets that pages can contain */
async function serveFiles(
  manifest: Manifest,
  artefacts: Artefacts,
  files: StaticFiles,
): Promise<ServedRemote['styles']> {
  const stored = await artefacts.ensure(manifest);
  await files.addVersion(manifest, stored);
  const sheets = [...stored].filter(([file]) => file.endsWith('.css'));
  return new Map(
    sheets.flatMap(([file, bytes]) => {
      const style = inlineStyle(bytes, remoteBase(manifest));
      return style ? [[file, style] as const] : [];
    }),
  );
}

/** Prepares one version. @throws when a file is missing or altered */
export async function serveVersion(
  manifest: Manifest,
  { artefacts, files }: Pick<Tools, 'artefacts' | 'files'>,
): Promise<ServedRemote> {
  const styles: ServedRemote['styles'] = files ? await serveFiles(manifest, artefacts, files) : new Map();
  if (!files) await artefacts.ensureServerBundle(manifest);
  return {
    manifest,
    styles,
    routes: manifest.routes,
    isFallback: false,
    server: {
      name: manifest.name,
      version: manifest.version,
      serverFile: artefacts.pathOf(manifest, manifest.server),
      routes: manifest.routes,
    },
  };
}

/** @returns undefined when the version cannot be served; the log has the reason */
async function tryServe(manifest: Manifest, number: number, tools: Tools): Promise<ServedRemote | undefined> {
  try {
    return findServed(manifest, tools.previous) ?? (await serveVersion(manifest, tools));
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

/** Prepares one remote: its own version with its canary, or its fallback without a canary. */
async function prepareRemote(
  remote: CompositionRemote,
  number: number,
  tools: Tools,
): Promise<ServedRemote | undefined> {
  const { manifest, fallback, canary } = remote;
  // Browsers request the fallback when their download of the live version fails.
  if (fallback) await tools.artefacts.storeManifest(fallback);
  const ownVersion = await tryServe(manifest, number, tools);
  if (!ownVersion) {
    const served = fallback && (await tryServe(fallback, number, tools));
    return served && { ...served, isFallback: true };
  }
  const watchUntil = getMonitoringEnd(remote);
  const served = canary && (await tryServe(canary.manifest, number, tools));
  return {
    ...ownVersion,
    watchUntil,
    ...(served ? { canary: { rule: canary, served: { ...served, watchUntil } } } : {}),
  };
}

/**
 * Prepares a composition. A remote with missing or altered files is served at its fallback version. Without a fallback
 * it is broken, and the other remotes work. A canary with such files is left out.
 */
export async function prepareSite(composition: Composition, tools: Tools): Promise<LiveSite> {
  const remotes: ServedRemote[] = [];
  const broken: LiveSite['broken'] = [];
  const prepare = async (remote: Composition['remotes'][number]) => {
    const served = await prepareRemote(remote, composition.number, tools);
    const { name, version, routes } = remote.manifest;
    if (served) remotes.push(served);
    else broken.push({ name, version, routes });
  };
  await pMap(composition.remotes, prepare, { concurrency: PREPARE_CONCURRENCY });
  const usable = listUsable(composition, remotes);
  const countCanaries = (of: readonly { canary?: unknown }[]) => of.filter(({ canary }) => canary).length;
  const isComplete =
    broken.length === 0 &&
    remotes.every(({ isFallback }) => !isFallback) &&
    countCanaries(remotes) === countCanaries(composition.remotes);
  const live = toLiveComposition({ ...composition, remotes: usable }, tools.shell, integrityOf);
  const digest = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, DIGEST_LENGTH);
  const liveKey = `${live.number}-${digest}`;
  const chrome = reuseEqual(tools.previous?.chrome, createChrome(composition));
  return { composition, usable, live, liveKey, remotes, broken, chrome, isComplete };
}

/** Lists the versions that browsers may use. A broken remote stays in the list, so that its failure panel shows. */
function listUsable(composition: Composition, served: readonly ServedRemote[]): CompositionRemote[] {
  const byName = new Map(served.map((each) => [each.manifest.name, each]));
  return composition.remotes.map(({ canary, ...remote }) => {
    const servedRemote = byName.get(remote.manifest.name);
    if (servedRemote?.isFallback) return { manifest: servedRemote.manifest, since: remote.since };
    return canary && servedRemote?.canary ? { ...remote, canary } : remote;
  });
}
