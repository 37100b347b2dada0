import { LRUCache } from 'lru-cache';
import type { LiveSite } from '../composition/live-site.js';
import { MAX_KNOWN_ADDRESS_LENGTH, MAX_KNOWN_ADDRESSES } from '../limits.js';

/** Remembers which cached page answers an address. Only for addresses with the same answer for every visitor. */
export class KnownAddresses {
  /** Another composition can answer an address differently, so each has separate addresses. */
  private readonly sites = new WeakMap<LiveSite, LRUCache<string, string>>();

  /** @returns a key of the page cache */
  find(site: LiveSite, address: string): string | undefined {
    return this.sites.get(site)?.get(address);
  }

  /** Addresses and their keys, the one that was requested last first. */
  latest(site: LiveSite): [address: string, key: string][] {
    return [...(this.sites.get(site)?.entries() ?? [])];
  }

  /** A long address is not remembered. @param address path and query as requested */
  remember(site: LiveSite, address: string, key: string): void {
    if (address.length > MAX_KNOWN_ADDRESS_LENGTH) return;
    const known = this.sites.get(site) ?? new LRUCache<string, string>({ max: MAX_KNOWN_ADDRESSES });
    known.set(address, key);
    this.sites.set(site, known);
  }
}
