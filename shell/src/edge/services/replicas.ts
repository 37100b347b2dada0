import { REPLICA_REST_MS } from '../limits.js';
import { serviceOrigins, type ServicesUrl } from './services-url.js';

/** Which replica of a module is asked next: they take turns, and one that is not ready, or did not answer, comes last. */
export class Replicas {
  /** Every replica of every module, once. */
  readonly origins: readonly string[];
  private turn = 0;
  private readonly unready = new Set<string>();
  /** Origin to the epoch milliseconds until which it comes last. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly urls: ServicesUrl,
    private readonly clock: () => number = Date.now,
  ) {
    this.origins = [...new Set(Object.values(urls).flat())];
  }

  /** @returns every replica for a path under `/api`, in the order in which to try them; empty when there is none */
  inOrder(path: string): string[] {
    const origins = serviceOrigins(this.urls, path);
    if (origins.length < 2) return [...origins];
    this.turn = (this.turn + 1) % origins.length;
    const turned = [...origins.slice(this.turn), ...origins.slice(0, this.turn)];
    return [
      ...turned.filter((origin) => !this.isLast(origin)),
      ...turned.filter((origin) => this.isLast(origin)),
    ];
  }

  /** Call when a replica could not be reached. */
  away(origin: string): void {
    this.resting.set(origin, this.clock() + REPLICA_REST_MS);
  }

  /** Call with what a replica says of itself. */
  setReady(origin: string, ready: boolean): void {
    if (ready) this.unready.delete(origin);
    else this.unready.add(origin);
  }

  private isLast(origin: string): boolean {
    return this.unready.has(origin) || (this.resting.get(origin) ?? 0) > this.clock();
  }
}
