import type { Composition, ErrorCode, Issue, Manifest } from '@mockingbird/contracts';
import { fragmentConflicts, routeConflicts } from '@mockingbird/registry';
import { ProblemError } from '../../http/response/problem.js';

export interface Conflict {
  code: ErrorCode;
  detail: string;
  issues: Issue[];
}

/** @returns all versions that visitors may receive from a composition */
const collectManifests = ({ remotes }: Pick<Composition, 'remotes'>): Manifest[] =>
  remotes.flatMap(({ manifest, canary }) => (canary ? [manifest, canary.manifest] : [manifest]));

const label = ({ name, version }: Manifest) => `${name}@${version}`;

/**
 * Finds routes and fragments that two remotes of a composition claim.
 * @param before the live composition: only new versions are checked against all others, because the rest has passed before
 * @param pathOf path of a version in the input
 */
export function findConflict(
  composition: Pick<Composition, 'remotes'>,
  before: Pick<Composition, 'remotes'> | undefined,
  pathOf: (name: string) => string = () => '/remotes',
): Conflict | undefined {
  const manifests = collectManifests(composition);
  const passed = new Set(before ? collectManifests(before).map(label) : []);
  const newManifests = manifests.filter((manifest) => !passed.has(label(manifest)));
  const seen = new Set<Manifest>();
  const routes = newManifests.flatMap((manifest) => {
    seen.add(manifest);
    return manifests
      .filter((other) => !seen.has(other))
      .flatMap((other) => routeConflicts([manifest, other]));
  });
  if (routes.length > 0) {
    return {
      code: 'MB-4004',
      detail: 'Two remotes claim the same addresses.',
      issues: routes.map(({ path, remote, otherPath, otherRemote }) => ({
        path: pathOf(remote),
        message: `${remote} ${path} and ${otherRemote} ${otherPath}`,
      })),
    };
  }
  if (newManifests.every(({ fragments }) => fragments.length === 0)) return undefined;
  const fragments = fragmentConflicts(manifests);
  const [first] = fragments;
  if (!first) return undefined;
  return {
    code: 'MB-4015',
    detail: `The fragment "${first.fragment}" of ${first.remote} is offered by ${first.otherRemote} already.`,
    issues: fragments.map(({ fragment, remote, otherRemote }) => ({
      path: pathOf(remote),
      message: `${fragment}: ${remote} and ${otherRemote}`,
    })),
  };
}

/** @throws ProblemError MB-4004 or MB-4015 */
export function rejectConflicts(composition: Composition, before: Composition | undefined): void {
  const conflict = findConflict(composition, before);
  if (conflict) throw new ProblemError(409, conflict.code, conflict.detail, conflict.issues);
}
