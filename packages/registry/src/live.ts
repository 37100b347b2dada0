import type { Composition, LiveComposition, LiveRemote, Manifest } from '@mockingbird/contracts';

/** Where every version's files are served. */
export const REMOTES_BASE = '/remotes';

/** Address of a version's folder, with a slash at its end. */
export const remoteBase = (manifest: Pick<Manifest, 'name' | 'version'>): string =>
  `${REMOTES_BASE}/${manifest.name}/${manifest.version}/`;

/** What a browser needs of a version. */
export function toLiveRemote(manifest: Manifest): LiveRemote {
  const { name, version, globalName, entry, routes, files, server } = manifest;
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file !== server)
      .map(([file, described]) => [file, described.integrity]),
  );
  return { name, version, base: remoteBase(manifest), globalName, entry, routes, integrity };
}

/** The whole composition as browsers get it. */
export const toLiveComposition = (composition: Composition): LiveComposition => ({
  number: composition.number,
  remotes: composition.remotes.map(({ manifest, fallback }) => ({
    ...toLiveRemote(manifest),
    ...(fallback ? { fallback: toLiveRemote(fallback) } : {}),
  })),
});
