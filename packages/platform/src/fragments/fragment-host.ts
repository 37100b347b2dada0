import type { Placement } from './define-fragment.js';

/** The shell's side of fragments. */
export interface FragmentHost {
  /** Initial content of a placement's container: the server's markup, or nothing in the browser. */
  html: (placement: Placement) => string;
  /** Hydrates or renders a fragment, asynchronously. @returns removes it */
  mount: (container: HTMLElement, placement: Placement) => () => void;
}
