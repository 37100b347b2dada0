import type {
  Composition,
  CompositionRemote,
  LiveComposition,
  LiveRemote,
  Manifest,
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

/** What a browser needs of a version. */
export function toLiveRemote(manifest: Manifest, watchUntil?: number): LiveRemote {
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

function toLive(remote: CompositionRemote): LiveComposition['remotes'][number] {
  const { manifest, fallback, canary } = remote;
  const until = getMonitoringEnd(remote);
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
