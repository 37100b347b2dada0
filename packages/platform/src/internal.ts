export { setReporter } from './analytics.js';
export { PlatformProvider, type PlatformValue } from './context.js';
export type { FragmentHost } from './fragment-host.js';
export { drawnFragment, fillFragment, loadFragment, type FilledFragment } from './load-fragment.js';
export { placementKey } from './placement-key.js';
export { acceptLeave, activeGuard } from './leave-guard.js';
export { COUNTRY_LOOKUP_TIMEOUT_MS, NAVIGATION_HOLD_MS } from './limits.js';
export { linkState, setNavigator } from './navigation.js';
export { redirectOf } from './page-error.js';
export { createRegionStore, type RegionStore } from './region.js';
export { dropToken } from './session.js';
export {
  describeError,
  isPage,
  loadPage,
  toRouteObjects,
  type ErrorScreen,
  type LoadedPages,
  type RouteServices,
} from './route-objects.js';
export type { AnyFragment, FragmentModule } from './define-fragment.js';
export type { AnyPage, RouteModule } from './define-remote.js';
