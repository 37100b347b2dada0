import type { Composition, ErrorCode, Fault, Manifest } from '@mockingbird/contracts';
import { fragmentConflicts, routeConflicts } from '@mockingbird/registry';
import { ProblemError } from '../../http/response/problem.js';

export interface Conflict {
  code: ErrorCode;
  detail: string;
  faults: Fault[];
}

/** Every version that a composition shows to somebody. */
const shownBy = ({ remotes }: Pick<Composition, 'remotes'>): Manifest[] =>
  remotes.flatMap(({ manifest, canary }) => (canary ? [manifest, canary.manifest] : [manifest]));

const label = ({ name, version }: Manifest) => `${name}@${version}`;

/**
 * Addresses and fragments that two remotes of a composition claim.
 * @param before what was live: only what is new is held against all others, for that has passed already
 * @param pathOf where in the input a version stands
 */
export function conflictOf(
  composition: Pick<Composition, 'remotes'>,
  before: Pick<Composition, 'remotes'> | undefined,
  pathOf: (name: string) => string = () => '/remotes',
): Conflict | undefined {
  const shown = shownBy(composition);
  const passed = new Set(before ? shownBy(before).map(label) : []);
  const fresh = shown.filter((manifest) => !passed.has(label(manifest)));
  const seen = new Set<Manifest>();
  const routes = fresh.flatMap((manifest) => {
    seen.add(manifest);
    return shown.filter((other) => !seen.has(other)).flatMap((other) => routeConflicts([manifest, other]));
  });
  if (routes.length > 0) {
    return {
      code: 'MB-4004',
      detail: 'Two remotes claim the same addresses.',
      faults: routes.map(({ path, remote, otherPath, otherRemote }) => ({
        path: pathOf(remote),
        message: `${remote} ${path} and ${otherRemote} ${otherPath}`,
      })),
    };
  }
  if (fresh.every(({ fragments }) => fragments.length === 0)) return undefined;
  const fragments = fragmentConflicts(shown);
  const [first] = fragments;
  if (!first) return undefined;
  return {
    code: 'MB-4015',
    detail: `The fragment "${first.fragment}" of ${first.remote} is offered by ${first.otherRemote} already.`,
    faults: fragments.map(({ fragment, remote, otherRemote }) => ({
      path: pathOf(remote),
      message: `${fragment}: ${remote} and ${otherRemote}`,
    })),
  };
}

/** @throws ProblemError MB-4004 or MB-4015 */
export function refuseConflicts(composition: Composition, before: Composition | undefined): void {
  const conflict = conflictOf(composition, before);
  if (conflict) throw new ProblemError(409, conflict.code, conflict.detail, conflict.faults);
}
