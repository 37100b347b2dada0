import type { Composition, CompositionRemote, Manifest } from '@mockingbird/contracts';
import { collide } from './match.js';

export interface RouteConflict {
  path: string;
  remote: string;
  otherPath: string;
  otherRemote: string;
}

/** Routes of different remotes that answer the same addresses. */
export function routeConflicts(manifests: readonly Manifest[]): RouteConflict[] {
  const conflicts: RouteConflict[] = [];
  manifests.forEach((manifest, at) => {
    for (const other of manifests.slice(at + 1)) {
      for (const route of manifest.routes) {
        for (const against of other.routes) {
          if (collide(route.path, against.path)) {
            conflicts.push({
              path: route.path,
              remote: manifest.name,
              otherPath: against.path,
              otherRemote: other.name,
            });
          }
        }
      }
    }
  });
  return conflicts;
}

/** Puts versions live beside what is live already. The version that was live before stays as the one to fall back to. */
function replaceRemotes(
  current: readonly CompositionRemote[],
  promoted: readonly Manifest[],
): CompositionRemote[] {
  const next = new Map(current.map((remote) => [remote.manifest.name, remote]));
  for (const manifest of promoted) {
    const before = next.get(manifest.name);
    const fallback = before?.manifest.version === manifest.version ? before.fallback : before?.manifest;
    next.set(manifest.name, { manifest, ...(fallback ? { fallback } : {}) });
  }
  return [...next.values()].sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
}

/**
 * The composition after a promotion: numbered one up, every other remote as it was.
 * @param current undefined for the first one
 */
export function nextComposition(
  current: Composition | undefined,
  promoted: readonly Manifest[],
  about: { by: string; why: string; createdAt: string },
): Composition {
  return {
    schema: 1,
    number: (current?.number ?? 0) + 1,
    ...about,
    remotes: replaceRemotes(current?.remotes ?? [], promoted),
  };
}
