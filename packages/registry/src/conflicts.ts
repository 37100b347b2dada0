import type { Manifest } from '@mockingbird/contracts';
import { shapeOf } from './match.js';

export interface RouteConflict {
  path: string;
  remote: string;
  otherPath: string;
  otherRemote: string;
}

interface Claim {
  path: string;
  remote: string;
}

/** Routes of different remotes that match the same addresses. Linear in the number of routes. */
export function routeConflicts(manifests: readonly Manifest[]): RouteConflict[] {
  const claims = new Map<string, Claim[]>();
  return manifests.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const shape = shapeOf(path);
      const earlier = claims.get(shape) ?? [];
      claims.set(shape, [...earlier, { path, remote: name }]);
      return earlier
        .filter(({ remote }) => remote !== name)
        .map((claim) => ({ path: claim.path, remote: claim.remote, otherPath: path, otherRemote: name }));
    }),
  );
}

/** Fragments that two remotes provide under one name. */
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
