import { createStore, type StoreApi } from 'zustand';

export const DEFAULT_COUNTRY = 'US';

/** How the country was determined. A later look-up never overrides a higher-ranked source. */
export type RegionSource = 'default' | 'lookup' | 'stored' | 'address' | 'reader';

export interface RegionState {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  source: RegionSource;
  /** False until the look-up has finished or timed out. */
  resolved: boolean;
  setCountry: (country: string, source: RegionSource) => void;
  markResolved: () => void;
}

export type RegionStore = StoreApi<RegionState>;

const RANK: Record<RegionSource, number> = { default: 0, lookup: 1, stored: 2, address: 3, reader: 3 };

/** The single owner of the region. The shell creates one for the page, the edge one for each request. */
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
