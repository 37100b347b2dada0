export type NavigationKind = 'push' | 'pop';

/** Records how the visitor navigates. single-spa reports no navigation while it mounts a remote. */
export interface NavigationRecorder {
  /** Called immediately before or after the address changes. */
  recordNavigation: (kind: NavigationKind) => void;
  /** How the visitor came to the present address. */
  lastNavigation: () => NavigationKind;
  nextNavigation: () => Promise<void>;
}

export function createNavigationRecorder(): NavigationRecorder {
  let last: NavigationKind = 'push';
  let waiting: (() => void)[] = [];
  return {
    recordNavigation: (kind) => {
      last = kind;
      const resolvers = waiting;
      waiting = [];
      // The address is the new one when the microtask runs.
      queueMicrotask(() => {
        for (const resolve of resolvers) resolve();
      });
    },
    lastNavigation: () => last,
    nextNavigation: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
