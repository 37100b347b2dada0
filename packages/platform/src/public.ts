export type {
  AccountCalls,
  AdminCalls,
  Api,
  ArticleCalls,
  CompositionPage,
  FeedbackCalls,
  OwnAccountCalls,
  OwnTestCalls,
  ProposeOptions,
  ReleaseAdminCalls,
  StaffCalls,
  TextCalls,
  UploadOptions,
} from '@mockingbird/api-client';
export { ApiError } from '@mockingbird/api-client';
export { reportEvent, type ProductEvent } from './visitor/analytics.js';
export { BelowTheFold } from './below-the-fold/below-the-fold.js';
export { canonicalAddress } from './pages/canonical-address.js';
export { useApi, useSite } from './context.js';
export { knownCountry } from './visitor/countries.js';
export {
  defineFragment,
  type FragmentArgs,
  type FragmentDefinition,
  type FragmentProps,
  type Placement,
} from './fragments/define-fragment.js';
export {
  definePage,
  defineRemote,
  defineResource,
  type HeadArgs,
  type LoaderArgs,
  type Page,
  type PageProps,
  type Params,
  type RemoteDefinition,
  type Resource,
  type SitemapEntry,
  type SitemapSection,
} from './pages/define-remote.js';
export { Fragment } from './fragments/fragment.js';
export type { Head } from './pages/head.js';
export type { Site } from './pages/site.js';
export { useNavigationState } from './hooks.js';
// Versions that were published under the earlier name.
export { useNavigationState as useHandedOver } from './hooks.js';
export { useBareFrame } from './navigation/bare-frame.js';
export { useLeaveGuard, type LeaveGuard } from './navigation/leave-guard.js';
export { Link, type LinkProps } from './navigation/link.js';
export { navigate, type NavigateOptions } from './navigation/navigation.js';
export {
  offline,
  OfflineError,
  type OfflineFailure,
  type OfflinePage,
  type OfflinePages,
} from './offline/offline.js';
export { notFound, redirectTo, unavailable } from './pages/page-error.js';
export { DEFAULT_COUNTRY, type RegionSource, type RegionState } from './visitor/region.js';
export { useRegion } from './visitor/use-region.js';
export { deviceStorage, type DeviceStorage } from './visitor/storage.js';
export { readRole, signIn, signOut, useSession, type Session } from './visitor/session.js';
export {
  breadcrumbList,
  faqPage,
  itemList,
  type JsonLd,
  type Place,
  type QuestionAndAnswer,
} from './pages/structured-data.js';
// Versions that were published before remote-kit had it use the platform's.
export { escapeXml } from '@mockingbird/remote-kit';
