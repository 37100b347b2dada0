import type { Api } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import type { RegionStore } from '@mockingbird/platform/internal';
import type { Arrival } from './navigation/screen-events.js';
import type { KnownRemotes } from './remotes/remote-catalog.js';
import type { MountedRemote } from './remotes/mounted-remote.js';
import type { PreparedPages } from './navigation/page-preloader.js';
import type { RemoteLoader } from './remotes/remote-loader.js';
import type { SiteNavigator } from './navigation/site-navigator.js';

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
