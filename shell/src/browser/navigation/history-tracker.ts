import { activeGuard } from '@mockingbird/platform/internal';
import { mayLeave } from './leave-guard.js';

/** react-router numbers the history entries of a tab as `idx`. The shell does the same for its entries. */
function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;
}

const currentAddress = () => window.location.pathname + window.location.search;

interface Listeners {
  /** The visitor confirmed to leave with the back button. */
  onConfirmed: () => void;
  /** The tab moved in its history. @returns whether the router and single-spa receive the event */
  onPopState: (event: PopStateEvent) => boolean;
}

/** Knows the index of the present history entry, and handles the back and forward buttons. */
export interface HistoryTracker {
  /** Index of the present entry. */
  currentIndex: () => number;
  /** Records the entry of the shown screen. */
  recordEntry: () => void;
  /**
   * Handles the back and forward buttons before all other listeners. A declined navigation is undone with `history.go`
   * and never reaches single-spa, which would overwrite the entry.
   */
  watch: (listeners: Listeners) => void;
}

export function createHistoryTracker(): HistoryTracker {
  let index = indexOf(window.history.state);
  let address = currentAddress();
  let isUndoing = false;

  function recordEntry(): void {
    index = indexOf(window.history.state);
    address = currentAddress();
  }

  /**
   * Whether the visitor went to an anchor of the same page. The browser creates such an entry without a state. It gets
   * its index here, or a later step back would be counted wrongly.
   */
  function isInsidePage(event: PopStateEvent): boolean {
    if (currentAddress() !== address) return false;
    if (event.state === null) {
      index += 1;
      // The prototype's method does not inform single-spa: no remote changes.
      History.prototype.replaceState.call(window.history, { usr: null, key: 'anchor', idx: index }, '');
    } else index = indexOf(event.state);
    return true;
  }

  function handlePopState(event: PopStateEvent, { onConfirmed, onPopState }: Listeners): void {
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    if (isInsidePage(event)) return;
    if (activeGuard()) {
      event.stopImmediatePropagation();
      if (mayLeave()) onConfirmed();
      else {
        isUndoing = true;
        window.history.go(index - indexOf(event.state) || 1);
      }
      return;
    }
    if (onPopState(event)) recordEntry();
    else event.stopImmediatePropagation();
  }

  return {
    currentIndex: () => index,
    recordEntry,
    watch: (listeners) =>
      // single-spa replaces the window's own method. The prototype's method is the browser's.
      EventTarget.prototype.addEventListener.call(
        window,
        'popstate',
        (event) => {
          // single-spa dispatches its own events after a push or replace.
          if (event instanceof PopStateEvent && !('singleSpa' in event)) handlePopState(event, listeners);
        },
        { capture: true },
      ),
  };
}
