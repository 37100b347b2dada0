import { REPLICA_REST_MS } from '../limits.js';
import { serviceOrigins, type ServicesUrl } from './services-url.js';

/** Which replica of a module is asked next: they take turns, and one that did not answer rests for a moment. */
export class Replicas {
  private turn = 0;
  /** Origin to the epoch milliseconds until which it comes last. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly urls: ServicesUrl,
    private readonly clock: () => number = Date.now,
  ) {}

  /** @returns every replica for a path under `/api`, in the order in which to try them; empty when there is none */
  inOrder(path: string): string[] {
    const origins = serviceOrigins(this.urls, path);
    if (origins.length < 2) return [...origins];
    this.turn = (this.turn + 1) % origins.length;
    const turned = [...origins.slice(this.turn), ...origins.slice(0, this.turn)];
    const rests = (origin: string) => (this.resting.get(origin) ?? 0) > this.clock();
    return [...turned.filter((origin) => !rests(origin)), ...turned.filter(rests)];
  }

  /** Call when a replica could not be reached. */
  away(origin: string): void {
    this.resting.set(origin, this.clock() + REPLICA_REST_MS);
  }
}
