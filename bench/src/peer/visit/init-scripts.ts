import type { InputProbe, VisitState } from './visit-state.js';

// These functions run in the page. They define the columns as `instrument` in the peer's measure.mjs does.

/** Runs before the page's own scripts: collects paints, long tasks and layout shifts. */
export function installObservers(): void {
  const state: VisitState = {
    fcp: 0,
    lcps: [],
    shifts: [],
    longTasks: [],
    probedAt: undefined,
    interactive: undefined,
    probeFailure: undefined,
    navigated: undefined,
  };
  window.__visit = state;
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') state.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    state.lcps.push(startTime);
  });
  observe('longtask', ({ startTime, duration }) => {
    state.longTasks.push([startTime, duration]);
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    state.shifts.push([entry.startTime, Number(Reflect.get(entry, 'value'))]);
  });
}

/**
 * Uses an input of the page every 20 ms until it has an effect. Each try takes the next value or element: what changed
 * before hydration changes nothing when it is repeated.
 */
export function installInputProbe({ probe, limitMs }: { probe: InputProbe; limitMs: number }): void {
  const EVERY_MS = 20;
  const { selector, values, effect } = probe;
  const pause = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const holds = (): boolean => {
    try {
      return Boolean((0, eval)(effect));
    } catch {
      // The expression names an element that does not exist yet.
      return false;
    }
  };
  const enter = (input: Element | undefined, text: string) => {
    if (!(input instanceof HTMLInputElement)) return;
    // React ignores a value that was set through its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const use = (found: readonly HTMLElement[], attempt: number) => {
    if (values) enter(found[0], values[attempt % values.length] ?? '');
    else found[attempt % found.length]?.click();
  };
  const run = async () => {
    const state = window.__visit;
    for (let attempt = 0; performance.now() < limitMs; await pause(EVERY_MS)) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      if (found.length === 0) continue;
      if (attempt === 0 && holds()) {
        state.probeFailure = 'the effect holds before the action';
        return;
      }
      state.probedAt = performance.now();
      use(found, attempt);
      attempt += 1;
      await pause();
      if (holds()) {
        state.interactive = performance.now();
        return;
      }
    }
    state.probeFailure = 'the input never had an effect';
  };
  // A later page of the same tab belongs to a navigation.
  if (window === window.top && sessionStorage.getItem('__click') === null) void run();
}

/**
 * Defines `__watchNavigation`. The next page is painted when its path is the address, its heading differs from the old
 * one, and a frame with both was shown. A full page load is timed in the same way.
 */
export function installNavigationWatch(): void {
  window.__watchNavigation = (path) => {
    const oldHeading = sessionStorage.getItem('__heading');
    const isThere = () => {
      const heading = document.querySelector('h1')?.textContent;
      return location.pathname === path && Boolean(heading) && heading !== oldHeading;
    };
    const painted = () => {
      const clickedAt = Number(sessionStorage.getItem('__click'));
      window.__visit.navigated = performance.timeOrigin + performance.now() - clickedAt;
    };
    const frame = () => {
      if (isThere()) requestAnimationFrame(() => setTimeout(painted));
      else requestAnimationFrame(frame);
    };
    frame();
  };
  const path = sessionStorage.getItem('__path');
  if (path !== null && sessionStorage.getItem('__click') !== null) window.__watchNavigation(path);
}
