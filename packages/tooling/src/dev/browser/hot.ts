import type { Exports } from './module-kind.js';

/** The part of webpack's hot module API that is used here. */
export interface Hot {
  data?: { exports?: Exports };
  accept: () => void;
  dispose: (callback: (data: { exports?: Exports }) => void) => void;
  invalidate: () => void;
  /**
   * Fetches the next update and applies it. @returns ids of the modules that ran again; null when there is no update
   */
  check: (autoApply: true) => Promise<(string | number)[] | null>;
}
