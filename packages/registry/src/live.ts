import type {
  Composition,
  CompositionRemote,
  LiveComposition,
  LiveRemote,
  Manifest,
  PageRemote,
  VersionFiles,
} from '@mockingbird/contracts';

/** Base path of all version files. */
export const REMOTES_BASE = '/remotes';

/** Milliseconds after a promotion in which the health monitor can roll a version back. */
export const MONITORING_MS = 30 * 60_000;
/** Limit for monitoring a canary, in milliseconds: longer than any canary should run. */
const CANARY_MONITORING_MS = 90 * 24 * 60 * 60_000;

/** Address of a version's folder, with a trailing slash. */
export const remoteBase = (manifest: Pick<Manifest, 'name' | 'version'>): string =>
  `${REMOTES_BASE}/${manifest.name}/${manifest.version}/`;

/**
 * Until when the health monitor watches a remote: during its canary, and for a time after a promotion.
 * @returns epoch milliseconds; undefined when it is not monitored
 */
export function getMonitoringEnd({ canary, since, fallback }: CompositionRemote): number | undefined {
  if (canary) return Date.parse(canary.since) + CANARY_MONITORING_MS;
  return fallback ? Date.parse(since) + MONITORING_MS : undefined;
}

/** Browsers load pictures without integrity, and every page contains the list. */
const PICTURE = /\.(?:svg|png|webp)$/;

/** What a browser needs of a version, with its files. */
export function toLiveRemote(manifest: Manifest, watchUntil?: number): PageRemote {
  const { name, version, globalName, entry, routes, files, server, fragments } = manifest;
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file !== server && !PICTURE.test(file))
      .map(([file, described]) => [file, described.integrity]),
  );
  return {
    name,
    version,
    base: remoteBase(manifest),
    globalName,
    entry,
    routes,
    integrity,
    ...(fragments.length > 0 ? { fragments } : {}),
    ...(watchUntil === undefined ? {} : { watchUntil }),
  };
}

/** Keys in order: the same manifest may come from a composition or from a disk, and its list has one digest. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The list of a version's files, as text. The same version always has the same text. */
export function versionFilesText(manifest: Manifest): string {
  const { integrity, routes, fragments } = toLiveRemote(manifest);
  const files: VersionFiles = { integrity, routes, ...(fragments ? { fragments } : {}) };
  return JSON.stringify(files, sortKeys);
}

const withoutFiles = <Part extends { js: string[]; css: string[] }>(part: Part): Part => ({
  ...part,
  js: [],
  css: [],
});

/** Every tab receives every version, and uses the files of few: `filesDigest` replaces them. */
function withoutList(manifest: Manifest, digest: Digest, watchUntil?: number): LiveRemote {
  const { integrity: _, routes, fragments, ...rest } = toLiveRemote(manifest, watchUntil);
  return {
    ...rest,
    filesDigest: digest(versionFilesText(manifest)),
    routes: routes.map(withoutFiles),
    ...(fragments ? { fragments: fragments.map(withoutFiles) } : {}),
  };
}

/** @returns `sha384-...` of a text in UTF-8 */
export type Digest = (text: string) => string;

function toLive(remote: CompositionRemote, digest: Digest): LiveComposition['remotes'][number] {
  const { manifest, fallback, canary } = remote;
  const until = getMonitoringEnd(remote);
  return {
    ...withoutList(manifest, digest, until),
    ...(fallback ? { fallback: withoutList(fallback, digest) } : {}),
    ...(canary
      ? {
          canary: {
            percent: canary.percent,
            salt: canary.salt,
            cohorts: canary.cohorts,
            remote: withoutList(canary.manifest, digest, until),
          },
        }
      : {}),
  };
}

/**
 * The whole composition as browsers get it: the addresses of all versions, without their files.
 * @param shell digest of the shell's build
 * @param digest is a parameter because browsers import this module too
 */
export const toLiveComposition = (
  composition: Pick<Composition, 'number' | 'remotes'>,
  shell: string,
  digest: Digest,
): LiveComposition => ({
  number: composition.number,
  shell,
  remotes: composition.remotes.map((remote) => toLive(remote, digest)),
});
