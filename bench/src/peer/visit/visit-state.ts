/** An input of the page, and what shows that it works. */
export interface InputProbe {
  /** CSS selector. */
  selector: string;
  /** Texts to enter in turn; without them, the probe clicks the found elements in turn. */
  values?: readonly string[];
  /** An expression that becomes true. */
  effect: string;
}

/** The data that the init scripts collect in a page. Times are milliseconds since the navigation began. */
export interface VisitState {
  fcp: number;
  /** Every larger contentful paint; the last one is the largest. */
  lcps: number[];
  /** Time and value of every layout shift without recent input. */
  shifts: [at: number, value: number][];
  /** Start and duration of every task above 50 ms. */
  longTasks: [start: number, duration: number][];
  /** Last action of the probe. */
  probedAt: number | undefined;
  /** First action of the probe that took effect. */
  interactive: number | undefined;
  /** Why the probe gave up. */
  probeFailure: string | undefined;
  /** Milliseconds from a click to the painted next page. */
  navigated: number | undefined;
}

declare global {
  interface Window {
    __visit: VisitState;
    /** Times the navigation to a path. Defined by `installNavigationWatch`. */
    __watchNavigation: (path: string) => void;
  }
}
