import type { Composition, Issue } from '@mockingbird/contracts';
import { diffCompositions } from '@mockingbird/registry';

/**
 * Describes what changed since the base of a change, as sentences for people.
 * @param remotes names of the remotes that the change concerns; all if absent
 */
export function staleIssues(
  before: Composition,
  current: Composition,
  remotes: readonly string[] | undefined,
): Issue[] {
  return diffCompositions(before, current)
    .changes.filter(({ name }) => remotes === undefined || remotes.includes(name))
    .map(({ name, what, before: old, after }) => ({
      path: `/remotes/${remotes?.indexOf(name) ?? name}`,
      message: `${name}, ${what.replace('-', ' ')} since: ${old ?? 'nothing'} -> ${after ?? 'nothing'}`,
    }));
}
