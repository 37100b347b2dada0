import { LRUCache } from 'lru-cache';
import { SPEED_RESULT_MS, SPEED_VERSIONS_REMEMBERED } from './limits.js';

interface Entry<Result> {
  at: number;
  result: Promise<Result>;
}

/** Remembers results for some seconds. A result that fails is not remembered. */
export class RecentResults<Result> {
  private readonly entries = new LRUCache<string, Entry<Result>>({ max: SPEED_VERSIONS_REMEMBERED });

  /** @param now epoch milliseconds */
  get(key: string, now: number, compute: () => Promise<Result>): Promise<Result> {
    const recent = this.entries.get(key);
    if (recent && Math.abs(now - recent.at) < SPEED_RESULT_MS) return recent.result;
    const result = compute();
    this.entries.set(key, { at: now, result });
    result.catch(() => {
      if (this.entries.get(key)?.result === result) this.entries.delete(key);
    });
    return result;
  }
}
