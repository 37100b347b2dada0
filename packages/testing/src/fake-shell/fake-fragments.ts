import type { Placement } from '@mockingbird/platform';
import { placementKey, type FragmentHost } from '@mockingbird/platform/internal';

/** Replaces the shell's fragment host: containers stay empty, and placements are recorded. */
export function fakeFragments(): FragmentHost & { placements: ReadonlyMap<string, Placement> } {
  const placements = new Map<string, Placement>();
  return {
    placements,
    html: (placement) => {
      placements.set(placementKey(placement), placement);
      return '';
    },
    mount: () => () => undefined,
  };
}
