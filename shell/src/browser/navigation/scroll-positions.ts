import { SCROLLS_KEPT } from '../limits.js';

const STORE = 'mb:scroll';

type Positions = [key: string, top: number][];

function read(): Positions {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The history entry's own key. An entry of a page load has none: there its address tells it from others. */
const entryKey = (): string => {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  return window.location.pathname + window.location.search;
};

/** Whether this page load is a reload or a step back or forward. An address that was typed or followed opens at its top. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const type: unknown = load && Reflect.get(load, 'type');
  return type === 'reload' || type === 'back_forward';
}

let currentKey = entryKey();

/** Remembers how far the present screen is scrolled. */
export function rememberScroll(): void {
  const others = read().filter(([key]) => key !== currentKey);
  const kept: Positions = [...others, [currentKey, window.scrollY] satisfies [string, number]].slice(
    -SCROLLS_KEPT,
  );
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Without storage a screen starts at its top.
  }
}

/** The fragment's name; what cannot be decoded names nothing. */
function anchorName(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls a new screen to where it was left (back and forward), to its fragment, or to the top. */
export function placeScroll(returning: boolean): void {
  currentKey = entryKey();
  const remembered = returning ? read().find(([key]) => key === currentKey)?.[1] : undefined;
  if (remembered !== undefined) {
    window.scrollTo(0, remembered);
    return;
  }
  const target = window.location.hash ? document.getElementById(anchorName()) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The shell places the scroll: the browser would do it before the screen is there. */
export function ownScroll(): void {
  currentKey = entryKey();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', rememberScroll);
  if (isReturn() && read().some(([key]) => key === currentKey)) placeScroll(true);
}
