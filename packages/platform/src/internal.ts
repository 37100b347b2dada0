export { setReporter } from './visitor/analytics.js';
export { PlatformProvider, type PlatformValue } from './context.js';
export type { FragmentHost } from './fragments/fragment-host.js';
export {
  createFragmentElement,
  fillFragment,
  loadFragment,
  type FilledFragment,
} from './fragments/load-fragment.js';
export { placementKey } from './fragments/placement-key.js';
export { acceptLeave, activeGuard } from './navigation/leave-guard.js';
export { COUNTRY_LOOKUP_TIMEOUT_MS, NAVIGATION_HOLD_MS } from './limits.js';
export { linkState, setNavigator } from './navigation/navigation.js';
export { setOfflinePages } from './offline/offline.js';
export { redirectOf } from './pages/page-error.js';
export { createRegionStore, type RegionStore } from './visitor/region.js';
export { dropToken } from './visitor/session.js';
export {
  describeError,
  isPage,
  loadPage,
  toRouteObjects,
  type ErrorScreen,
  type LoadedPages,
  type RouteServices,
} from './pages/route-objects.js';
export type { AnyFragment, FragmentModule } from './fragments/define-fragment.js';
export type { AnyPage, RouteModule } from './pages/define-remote.js';
