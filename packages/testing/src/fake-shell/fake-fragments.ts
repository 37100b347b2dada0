import type { Placement } from '@mockingbird/platform';
import { placementKey, type FragmentHost } from '@mockingbird/platform/internal';

/** Stands for the shell where fragments are placed: their containers stay empty, and what was placed is noted. */
export function fakeFragments(): FragmentHost & { drawn: ReadonlyMap<string, Placement> } {
  const drawn = new Map<string, Placement>();
  return {
    drawn,
    html: (placement) => {
      drawn.set(placementKey(placement), placement);
      return '';
    },
    mount: () => () => undefined,
  };
}
