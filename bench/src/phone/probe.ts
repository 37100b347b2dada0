/** The data that the probe collects in a page. Times are milliseconds since the navigation began. */
export interface ProbeState {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift: the largest session window (1 s gaps, 5 s long), as Core Web Vitals define it. */
  cls: number;
  /** When an event on the page's control first reached React's handler; 0 before. */
  handled: number;
  /** Start and end of every task above 50 ms. */
  longTasks: [start: number, end: number][];
}

declare global {
  interface Window {
    __probe: ProbeState;
  }
}

/**
 * Runs in the page before all other scripts. Interactivity is measured in the same way on every site. The probe puts a
 * handler on the page's first control, in the way that React stores handlers. Every few milliseconds it sends a `wheel`
 * event, until React passes it on after hydration or rendering. React never replays or prioritises a `wheel` event.
 */
export function installProbe(): void {
  const PROBE_EVERY_MS = 5;
  const WINDOW_GAP_MS = 1_000;
  const WINDOW_MS = 5_000;
  const state: ProbeState = { fcp: 0, lcp: 0, cls: 0, handled: 0, longTasks: [] };
  Object.defineProperty(window, '__probe', { value: state });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') state.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    state.lcp = entry.startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    state.longTasks.push([startTime, startTime + duration]);
  });
  const shifts = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    const value = Number(Reflect.get(entry, 'value'));
    const { startTime } = entry;
    const joins = startTime - shifts.last < WINDOW_GAP_MS && startTime - shifts.first < WINDOW_MS;
    if (!joins) Object.assign(shifts, { sum: 0, first: startTime });
    shifts.sum += value;
    shifts.last = startTime;
    state.cls = Math.max(state.cls, shifts.sum);
  });

  const probe = () => {
    const control =
      document.querySelector('main :is(button, input, select)') ?? document.querySelector('main h1');
    const key = control ? Object.keys(control).find((name) => name.startsWith('__reactProps$')) : undefined;
    const props: unknown = control && key ? Reflect.get(control, key) : undefined;
    if (control && typeof props === 'object' && props !== null) {
      Reflect.set(props, 'onWheel', () => {
        if (state.handled === 0) state.handled = performance.now();
      });
      control.dispatchEvent(new Event('wheel', { bubbles: true }));
    }
    if (state.handled === 0) setTimeout(probe, PROBE_EVERY_MS);
  };
  probe();
}
