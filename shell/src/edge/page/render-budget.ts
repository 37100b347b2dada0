import { isLoopback, limitedAddress } from '@mockingbird/remote-kit';
import { LRUCache } from 'lru-cache';
import { MAX_BUDGET_NETWORKS, RENDER_BURST, RENDERS_PER_SECOND } from '../limits.js';

interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * Limits the renders that one network may cause. Cached pages cost nothing. Someone who invents addresses would otherwise keep
 * all render processes busy. A network that used up its budget gets pages that the browser renders.
 */
export class RenderBudget {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_BUDGET_NETWORKS });

  /** @param now milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Takes one render from the network's budget.
   * @param address the client's address, from the socket or a trusted proxy. This machine has no limit: a proxy on it that is
   * not configured as trusted speaks for all visitors.
   * @returns false when nothing is left
   */
  take(address: string): boolean {
    if (isLoopback(address)) return true;
    const network = limitedAddress(address);
    const now = this.now();
    const { left, filledAt } = this.buckets.get(network) ?? { left: RENDER_BURST, filledAt: now };
    const refilled = Math.min(RENDER_BURST, left + ((now - filledAt) / 1_000) * RENDERS_PER_SECOND);
    const isAllowed = refilled >= 1;
    this.buckets.set(network, { left: isAllowed ? refilled - 1 : refilled, filledAt: now });
    return isAllowed;
  }
}
