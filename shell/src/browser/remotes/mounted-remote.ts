import type { DataRouter } from 'react-router';

/** The remote on the page and its router. */
export class MountedRemote {
  private mounted: { name: string; router: DataRouter } | undefined;
  private cancelledKey: string | undefined;
  /** Whether a remote has shown a screen or a failure panel since the page load. */
  hasShown = false;

  set(name: string, router: DataRouter): void {
    this.mounted = { name, router };
  }

  clear(name: string): void {
    if (this.mounted?.name === name) this.mounted = undefined;
  }

  get name(): string | undefined {
    return this.mounted?.name;
  }

  routerOf(name: string): DataRouter | undefined {
    return this.mounted?.name === name ? this.mounted.router : undefined;
  }

  /** Cancels the navigation that the router has not finished: the visitor goes to another remote. */
  cancelNavigation(): void {
    this.cancelledKey = this.mounted?.router.state.navigation.location?.key;
  }

  /** @param key of a router's location */
  isCancelled(key: string): boolean {
    return key === this.cancelledKey;
  }
}
