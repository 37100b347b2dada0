import type { Placement } from './define-fragment.js';

/** What the shell does for placed fragments. */
export interface FragmentHost {
  /** What stands in a placement's container at first: the server's markup; nothing in the browser. */
  html: (placement: Placement) => string;
  /** Takes over or draws a placed fragment, in time. @returns how to take it away */
  mount: (container: HTMLElement, placement: Placement) => () => void;
}
