import { useStore } from 'zustand';
import { usePlatform } from '../context.js';
import type { RegionState } from './region.js';

/** The visitor's region and a function to change it. On the server and during hydration: the default, unresolved. */
export function useRegion(): RegionState {
  return useStore(usePlatform().region);
}
