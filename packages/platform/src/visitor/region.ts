import { createStore, useStore, type StoreApi } from 'zustand';
import { usePlatform } from '../context.js';

export const DEFAULT_COUNTRY = 'US';

/** How the country came to be known; a later look-up never overrides what ranks higher. */
export type RegionSource = 'default' | 'lookup' | 'stored' | 'address' | 'reader';

export interface RegionState {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  source: RegionSource;
  /** False until the look-up has answered or was given up. */
  resolved: boolean;
  setCountry: (country: string, source: RegionSource) => void;
  markResolved: () => void;
}

export type RegionStore = StoreApi<RegionState>;

const RANK: Record<RegionSource, number> = { default: 0, lookup: 1, stored: 2, address: 3, reader: 3 };

/** The region's one owner. The shell makes one for the page, the edge one for each request. */
export function createRegionStore(
  initial: { country?: string; source?: RegionSource; resolved?: boolean } = {},
): RegionStore {
  return createStore<RegionState>()((set, get) => ({
    country: initial.country ?? DEFAULT_COUNTRY,
    source: initial.source ?? 'default',
    resolved: initial.resolved ?? false,
    setCountry: (country, source) => {
      if (RANK[source] < RANK[get().source]) return;
      set({ country: country.toUpperCase(), source, resolved: true });
    },
    markResolved: () => set({ resolved: true }),
  }));
}

/** The visitor's region and the means to change it. On the server and while hydrating: the default, unresolved. */
export function useRegion(): RegionState {
  return useStore(usePlatform().region);
}
