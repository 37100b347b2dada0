import type { Api } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import type { RegionStore } from '@mockingbird/platform/internal';
import type { Arrival } from './arrival.js';
import type { KnownRemotes } from './known-remotes.js';
import type { MountedRemote } from './mounted-remote.js';
import type { PreparedPages } from './prepared-pages.js';
import type { RemoteLoader } from './remote-loader.js';
import type { SiteNavigator } from './site-navigator.js';

/** The long-lived objects of a page, made once in main. */
export interface ShellContext {
  state: PageState;
  api: Api;
  region: RegionStore;
  site: () => Site;
  known: KnownRemotes;
  loader: RemoteLoader;
  pages: PreparedPages;
  mounted: MountedRemote;
  navigator: SiteNavigator;
  arrive: (arrival: Arrival) => void;
  /** The failure panel stands where a screen should. */
  arriveFailed: () => void;
  /** The page is the shell's own: nobody has its address. */
  arriveNowhere: () => void;
}

/** Where remotes are drawn. */
export function remoteContainer(): HTMLElement {
  const container = document.getElementById('mb-remote');
  if (!container) throw new Error('MB-3002 The page has no place for a remote');
  return container;
}
