import { MAX_SCROLL_POSITIONS } from '../limits.js';

const STORAGE_KEY = 'mb:scroll';

type Positions = [key: string, top: number][];

function readPositions(): Positions {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The key of the history entry. The entry of a page load has none, so its address is used. */
const entryKey = (): string => {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  return window.location.pathname + window.location.search;
};

/** Whether this page load is a reload or a step back or forward. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const type: unknown = load && Reflect.get(load, 'type');
  return type === 'reload' || type === 'back_forward';
}

/** @returns the name in the address's hash; empty when it cannot be decoded */
function anchorName(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Stores and restores how far each screen is scrolled. */
export interface ScrollPositions {
  /** Stores the position of the present screen. */
  store: () => void;
  /** Scrolls a new screen to its stored position (back and forward only), to its anchor, or to the top. */
  place: (isReturning: boolean) => void;
  /** Replaces the browser's scroll restoration, which would scroll before the screen is shown. */
  takeOver: () => void;
}

export function createScrollPositions(): ScrollPositions {
  let currentKey = entryKey();

  function store(): void {
    const others = readPositions().filter(([key]) => key !== currentKey);
    const positions: Positions = [...others, [currentKey, window.scrollY] satisfies [string, number]].slice(
      -MAX_SCROLL_POSITIONS,
    );
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Without storage every screen starts at its top.
    }
  }

  function place(isReturning: boolean): void {
    currentKey = entryKey();
    const stored = isReturning ? readPositions().find(([key]) => key === currentKey)?.[1] : undefined;
    document.documentElement.toggleAttribute('data-whole', stored !== undefined);
    if (stored !== undefined) {
      window.scrollTo(0, stored);
      return;
    }
    const target = window.location.hash ? document.getElementById(anchorName()) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }

  function takeOver(): void {
    currentKey = entryKey();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    if (isReturn() && readPositions().some(([key]) => key === currentKey)) place(true);
  }

  return { store, place, takeOver };
}
