export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State for the next screen; must be structured-cloneable. */
  state?: unknown;
  /** Skips the leave guard, for navigations that the screen starts itself, such as mock test to results. */
  force?: boolean;
}

export type Navigator = (to: string, options?: NavigateOptions) => void;

let navigator: Navigator = (to) => globalThis.location.assign(to);

/** For the shell: sets the implementation of `navigate`. */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** Navigates to an address of this site, whichever remote owns it. */
export const navigate: Navigator = (to, options) => navigator(to, options);

const states = new WeakMap<Element, unknown>();

/** Stores the state that a link passes to its target; the shell reads it when the user follows the link. */
export function setLinkState(anchor: Element, state: unknown): void {
  if (state === undefined) states.delete(anchor);
  else states.set(anchor, state);
}

export const linkState = (anchor: Element): unknown => states.get(anchor);
