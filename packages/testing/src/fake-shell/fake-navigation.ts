import type { NavigateOptions } from '@mockingbird/platform';
import { activeGuard, linkState, setNavigator } from '@mockingbird/platform/internal';

export interface Move extends NavigateOptions {
  /** Path with query and fragment. */
  to: string;
}

/** Asks the screen's leave guard as the shell does. @returns false when the user stays */
function mayLeave(force: boolean | undefined): boolean {
  const guard = activeGuard();
  if (!guard || force) return true;
  if (!window.confirm(guard.message)) return false;
  guard.onLeave();
  return true;
}

/** The address of a link of this site, or undefined when the browser would handle the click itself. */
function ownAddress(anchor: HTMLAnchorElement): string | undefined {
  if (anchor.origin !== window.location.origin || anchor.target || anchor.hasAttribute('download'))
    return undefined;
  return anchor.pathname + anchor.search + anchor.hash;
}

const isFragment = (anchor: HTMLAnchorElement): boolean =>
  anchor.getAttribute('href')?.startsWith('#') ?? false;

/**
 * Records every navigation of a screen, by `navigate` or by a link, instead of executing it.
 * @param onMove runs after each recorded navigation
 * @returns the list of navigations, and a function that stops recording
 */
export function recordMoves(onMove: (move: Move) => void): { moves: Move[]; stop: () => void } {
  const moves: Move[] = [];
  const move = (next: Move) => {
    if (!mayLeave(next.force)) return;
    moves.push(next);
    onMove(next);
  };
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const to = anchor && !event.defaultPrevented && !isFragment(anchor) ? ownAddress(anchor) : undefined;
    if (!anchor || to === undefined) return;
    event.preventDefault();
    const state = linkState(anchor);
    move(state === undefined ? { to } : { to, state });
  };
  setNavigator((to, options) => move({ to, ...options }));
  document.addEventListener('click', follow);
  return {
    moves,
    stop: () => document.removeEventListener('click', follow),
  };
}
