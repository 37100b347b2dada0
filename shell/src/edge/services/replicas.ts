import { REPLICA_COOLDOWN_MS } from '../limits.js';
import { serviceOrigins, type ServicesUrl } from './services-url.js';

/** Selects the next replica of a module. Replicas take turns. One that is not ready or did not answer comes last. */
export class Replicas {
  /** Every replica of every module, once. */
  readonly origins: readonly string[];
  private turn = 0;
  private readonly unready = new Set<string>();
  /** Origin to the epoch milliseconds until which it comes last. */
  private readonly cooldowns = new Map<string, number>();

  constructor(
    private readonly urls: ServicesUrl,
    private readonly clock: () => number = Date.now,
  ) {
    this.origins = [...new Set(Object.values(urls).flat())];
  }

  /** @returns every replica for a path under `/api`, in the order in which to try them; empty when there is none */
  nextReplicas(path: string): string[] {
    const origins = serviceOrigins(this.urls, path);
    if (origins.length < 2) return [...origins];
    this.turn = (this.turn + 1) % origins.length;
    const rotated = [...origins.slice(this.turn), ...origins.slice(0, this.turn)];
    return [
      ...rotated.filter((origin) => !this.comesLast(origin)),
      ...rotated.filter((origin) => this.comesLast(origin)),
    ];
  }

  /** Call when a replica is unreachable. */
  markUnavailable(origin: string): void {
    this.cooldowns.set(origin, this.clock() + REPLICA_COOLDOWN_MS);
  }

  /** Call with the result of a replica's health check. */
  setReady(origin: string, ready: boolean): void {
    if (ready) this.unready.delete(origin);
    else this.unready.add(origin);
  }

  /** @returns each replica, with whether calls are sent to it first */
  usable(): ReadonlyMap<string, boolean> {
    return new Map(this.origins.map((origin) => [origin, !this.comesLast(origin)]));
  }

  private comesLast(origin: string): boolean {
    return this.unready.has(origin) || (this.cooldowns.get(origin) ?? 0) > this.clock();
  }
}
