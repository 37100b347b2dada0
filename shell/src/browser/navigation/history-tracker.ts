import { acceptLeave, activeGuard } from '@mockingbird/platform/internal';

/** react-router numbers the entries of a tab; so does the shell when it makes one. */
function historyIndex(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;
}

let currentIndex = historyIndex(window.history.state);
let shownAddress = window.location.pathname + window.location.search;
let undoing = false;

/** Tells where in the history the shown screen stands. */
export function noteHistoryIndex(): void {
  currentIndex = historyIndex(window.history.state);
  shownAddress = window.location.pathname + window.location.search;
}

/**
 * A move inside the page, to one of its anchors. The browser makes such an entry without a state: it gets the number
 * that it has in the tab's history, or a later step back would be counted wrongly.
 */
function isInsidePage(event: PopStateEvent): boolean {
  if (window.location.pathname + window.location.search !== shownAddress) return false;
  if (event.state === null) {
    currentIndex += 1;
    // Not single-spa's: nothing moved that it would have to know of.
    History.prototype.replaceState.call(window.history, { usr: null, key: 'anchor', idx: currentIndex }, '');
  } else currentIndex = historyIndex(event.state);
  return true;
}

export const presentIndex = (): number => currentIndex;

/** @returns whether the move may go on */
export function mayLeave(): boolean {
  const guard = activeGuard();
  if (!guard) return true;
  if (!window.confirm(guard.message)) return false;
  acceptLeave(guard);
  return true;
}

interface Listeners {
  /** The reader accepted to leave by the back button. */
  onAccepted: () => void;
  /** The tab moved in its history, and nobody objects. @returns whether the router and single-spa shall see it */
  onMove: (event: PopStateEvent) => boolean;
}

/**
 * Watches the back and forward buttons before anybody else does: a declined move is undone with `history.go` and never
 * reaches single-spa, which would overwrite the entry.
 */
export function watchHistory(listeners: Listeners): void {
  // single-spa replaces the window's own method; the prototype's is the browser's.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => {
      if (!(event instanceof PopStateEvent)) return;
      // single-spa's own, after a push or replace.
      if ('singleSpa' in event) return;
      if (undoing) {
        undoing = false;
        event.stopImmediatePropagation();
        return;
      }
      if (isInsidePage(event)) return;
      if (activeGuard()) {
        event.stopImmediatePropagation();
        if (mayLeave()) listeners.onAccepted();
        else {
          undoing = true;
          window.history.go(currentIndex - historyIndex(event.state) || 1);
        }
        return;
      }
      if (listeners.onMove(event)) noteHistoryIndex();
      else event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
