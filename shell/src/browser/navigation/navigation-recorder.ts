export type NavigationKind = 'push' | 'pop';

/** Records how the visitor navigates. single-spa reports no navigation while it mounts a remote. */
export class NavigationRecorder {
  /** How the visitor came to the present address. */
  lastNavigation: NavigationKind = 'push';
  private waiting: (() => void)[] = [];

  /** Called immediately before or after the address changes. */
  recordNavigation(kind: NavigationKind): void {
    this.lastNavigation = kind;
    const { waiting } = this;
    this.waiting = [];
    // The address is the new one when the microtask runs.
    queueMicrotask(() => {
      for (const resolve of waiting) resolve();
    });
  }

  nextNavigation(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
