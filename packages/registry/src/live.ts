import type {
  Composition,
  CompositionRemote,
  LiveComposition,
  LiveRemote,
  Manifest,
} from '@mockingbird/contracts';

/** Where every version's files are served. */
export const REMOTES_BASE = '/remotes';

/** How long the platform watches a version after it was promoted, in milliseconds, and would take it back by itself. */
export const WATCH_MS = 30 * 60_000;
/** How long a canary is watched at most, in milliseconds: as long as anybody would let it run. */
const CANARY_WATCH_MS = 90 * 24 * 60 * 60_000;

/** Address of a version's folder, with a slash at its end. */
export const remoteBase = (manifest: Pick<Manifest, 'name' | 'version'>): string =>
  `${REMOTES_BASE}/${manifest.name}/${manifest.version}/`;

/**
 * Until when a remote is watched: while its canary runs, and for a while after a promotion over another version.
 * @returns epoch milliseconds; undefined when it was never to be watched
 */
export function watchedUntil({ canary, since, fallback }: CompositionRemote): number | undefined {
  if (canary) return Date.parse(canary.since) + CANARY_WATCH_MS;
  return fallback ? Date.parse(since) + WATCH_MS : undefined;
}

/** What a browser needs of a version. */
export function toLiveRemote(manifest: Manifest, watchUntil?: number): LiveRemote {
  const { name, version, globalName, entry, routes, files, server, fragments } = manifest;
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file !== server)
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

function toLive(remote: CompositionRemote): LiveComposition['remotes'][number] {
  const { manifest, fallback, canary } = remote;
  const until = watchedUntil(remote);
  return {
    ...toLiveRemote(manifest, until),
    ...(fallback ? { fallback: toLiveRemote(fallback) } : {}),
    ...(canary
      ? {
          canary: {
            percent: canary.percent,
            salt: canary.salt,
            cohorts: canary.cohorts,
            remote: toLiveRemote(canary.manifest, until),
          },
        }
      : {}),
  };
}

/**
 * The whole composition as browsers get it.
 * @param shell digest of the shell's build
 */
export const toLiveComposition = (
  composition: Pick<Composition, 'number' | 'remotes'>,
  shell: string,
): LiveComposition => ({ number: composition.number, shell, remotes: composition.remotes.map(toLive) });
