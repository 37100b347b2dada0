export { setReporter } from './analytics.js';
export { PlatformProvider, type PlatformValue } from './context.js';
export { acceptLeave, activeGuard } from './leave-guard.js';
export { COUNTRY_LOOKUP_TIMEOUT_MS, NAVIGATION_HOLD_MS } from './limits.js';
export { linkState, setNavigator } from './navigation.js';
export { redirectOf } from './page-error.js';
export { createRegionStore, type RegionStore } from './region.js';
export {
  describeError,
  isPage,
  loadPage,
  toRouteObjects,
  type ErrorScreen,
  type LoadedPages,
  type RouteServices,
} from './route-objects.js';
export type { AnyPage, RouteModule } from './define-remote.js';
