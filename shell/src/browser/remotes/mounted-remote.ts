import type { DataRouter } from 'react-router';

/** Which remote is on the page, and its router. */
export class MountedRemote {
  private present: { name: string; router: DataRouter } | undefined;

  set(name: string, router: DataRouter): void {
    this.present = { name, router };
  }

  clear(name: string): void {
    if (this.present?.name === name) this.present = undefined;
  }

  get name(): string | undefined {
    return this.present?.name;
  }

  routerOf(name: string): DataRouter | undefined {
    return this.present?.name === name ? this.present.router : undefined;
  }
}
