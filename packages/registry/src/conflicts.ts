import type { Manifest } from '@mockingbird/contracts';
import { collide } from './match.js';

export interface RouteConflict {
  path: string;
  remote: string;
  otherPath: string;
  otherRemote: string;
}

/** Routes of different remotes that answer the same addresses. */
export function routeConflicts(manifests: readonly Manifest[]): RouteConflict[] {
  return manifests.flatMap((manifest, at) =>
    manifests
      .slice(at + 1)
      .filter((other) => other.name !== manifest.name)
      .flatMap((other) => conflictsOf(manifest, other)),
  );
}

const conflictsOf = (manifest: Manifest, other: Manifest): RouteConflict[] =>
  manifest.routes.flatMap((route) =>
    other.routes
      .filter((against) => collide(route.path, against.path))
      .map((against) => ({
        path: route.path,
        remote: manifest.name,
        otherPath: against.path,
        otherRemote: other.name,
      })),
  );

/** Fragments that two remotes offer under one name. */
export function fragmentConflicts(
  manifests: readonly Manifest[],
): { fragment: string; remote: string; otherRemote: string }[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, fragments }) =>
    fragments.flatMap((fragment) => {
      const owner = owners.get(fragment.name) ?? name;
      owners.set(fragment.name, owner);
      return owner === name ? [] : [{ fragment: fragment.name, remote: name, otherRemote: owner }];
    }),
  );
}
