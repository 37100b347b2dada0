import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from '@mockingbird/api-client';
import type { Site } from './pages/site.js';
import type { FragmentHost } from './fragments/fragment-host.js';
import type { RegionStore } from './visitor/region.js';

/** What the shell passes to the remote that it mounts. */
export interface PlatformValue {
  api: Api;
  region: RegionStore;
  site: Site;
  /** Absent inside a fragment: fragments cannot be nested. */
  fragments?: FragmentHost | undefined;
  /**
   * Whether the next screen shows all its parts with its first frame. Without it, it does: on the server, and in shells
   * that do not know it.
   */
  showsWhole?: (() => boolean) | undefined;
  /** Runs work when the browser is idle. */
  whenIdle?: ((work: () => void) => void) | undefined;
}

const Context = createContext<PlatformValue | undefined>(undefined);

export function PlatformProvider({ value, children }: { value: PlatformValue; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** @throws when used outside the shell (or the fake shell of tests) */
export function usePlatform(): PlatformValue {
  const value = useContext(Context);
  if (!value) throw new Error('No shell around this component: wrap it in PlatformProvider');
  return value;
}

export const useApi = (): Api => usePlatform().api;
export const useSite = (): Site => usePlatform().site;
