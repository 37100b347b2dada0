export interface NavigateOptions {
  /** Replaces the present history entry. */
  replace?: boolean;
  /** Handed to the next screen; must be structured-cloneable. */
  state?: unknown;
  /** Skips the leave guard: for moves that the screen itself decides, such as test to results. */
  force?: boolean;
}

export type Navigator = (to: string, options?: NavigateOptions) => void;

let navigator: Navigator = (to) => globalThis.location.assign(to);

/** The shell's: sets how `navigate` moves. */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** Moves to an address of this site, whichever remote owns it. */
export const navigate: Navigator = (to, options) => navigator(to, options);

const states = new WeakMap<Element, unknown>();

/** Remembers what a link hands to its target; the shell reads it when the link is followed. */
export function setLinkState(anchor: Element, state: unknown): void {
  if (state === undefined) states.delete(anchor);
  else states.set(anchor, state);
}

export const linkState = (anchor: Element): unknown => states.get(anchor);
