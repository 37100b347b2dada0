import type { Api } from '@mockingbird/api-client';
import type { LiveRemote, PageState } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import type { RegionStore } from '@mockingbird/platform/internal';
import type { ChromeStore } from './chrome/chrome-state.js';
import type { LoadingOverlay } from './chrome/loading-overlay.js';
import type { ScreenSnapshot } from './chrome/screen-snapshot.js';
import type { HistoryTracker } from './navigation/history-tracker.js';
import type { NavigationRecorder } from './navigation/navigation-recorder.js';
import type { PagePreloader } from './navigation/preload/page-preloader.js';
import type { ScreenEvents } from './navigation/screen-events.js';
import type { ScrollPositions } from './navigation/scroll-positions.js';
import type { SiteNavigator } from './navigation/site-navigator.js';
import type { FilePreloader } from './remotes/file-preloader.js';
import type { MountedRemote } from './remotes/mounted-remote.js';
import type { RemoteCatalog } from './remotes/remote-catalog.js';
import type { RemoteLoader } from './remotes/remote-loader.js';
import type { UpdateManager } from './updates/update-manager.js';
import type { PageViews } from './visitor/page-views.js';

/** All long-lived objects of a page. `main.ts` creates them once. */
export interface ShellContext {
  state: PageState;
  api: Api;
  /** The API for the code of a version. It reports calls that the services refuse. */
  apiFor: (version: LiveRemote) => Api;
  region: RegionStore;
  site: () => Site;
  chromeStore: ChromeStore;
  loading: LoadingOverlay;
  snapshot: ScreenSnapshot;
  history: HistoryTracker;
  navigations: NavigationRecorder;
  navigator: SiteNavigator;
  pages: PagePreloader;
  screens: ScreenEvents;
  scroll: ScrollPositions;
  catalog: RemoteCatalog;
  files: FilePreloader;
  loader: RemoteLoader;
  mounted: MountedRemote;
  updates: UpdateManager;
  pageViews: PageViews;
  /** Unique name of a fragment that the browser renders, for its identifier prefix. */
  nextFragmentId: () => string;
}
