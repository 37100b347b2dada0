import type { Composition, Fault } from '@mockingbird/contracts';
import { diffCompositions } from '@mockingbird/registry';

/**
 * What changed since a caller looked, in sentences for people.
 * @param remotes names of those that the caller's change is about; all when absent
 */
export function staleFaults(
  before: Composition,
  current: Composition,
  remotes: readonly string[] | undefined,
): Fault[] {
  return diffCompositions(before, current)
    .changes.filter(({ name }) => remotes === undefined || remotes.includes(name))
    .map(({ name, what, before: old, after }) => ({
      path: `/remotes/${remotes?.indexOf(name) ?? name}`,
      message: `${name}, ${what.replace('-', ' ')} since: ${old ?? 'nothing'} -> ${after ?? 'nothing'}`,
    }));
}
