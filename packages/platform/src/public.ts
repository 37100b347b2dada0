export type {
  AccountCalls,
  AdminCalls,
  Api,
  ArticleCalls,
  CompositionPage,
  FeedbackCalls,
  ReleaseAdminCalls,
  UploadOptions,
} from '@mockingbird/api-client';
export { ApiError } from '@mockingbird/api-client';
export { reportEvent, type ProductEvent } from './analytics.js';
export { canonicalAddress } from './canonical-address.js';
export { useApi, useSite } from './context.js';
export { knownCountry } from './countries.js';
export {
  defineFragment,
  type FragmentArgs,
  type FragmentDefinition,
  type FragmentProps,
  type Placement,
} from './define-fragment.js';
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
  type Site,
  type SitemapEntry,
  type SitemapSection,
} from './define-remote.js';
export { Fragment } from './fragment.js';
export type { Head } from './head.js';
export { useHandedOver } from './hooks.js';
export { useLeaveGuard, type LeaveGuard } from './leave-guard.js';
export { Link, type LinkProps } from './link.js';
export { navigate, type NavigateOptions } from './navigation.js';
export { notFound, redirectTo, unavailable } from './page-error.js';
export { DEFAULT_COUNTRY, useRegion, type RegionSource, type RegionState } from './region.js';
export { deviceStorage, type DeviceStorage } from './storage.js';
export { signIn, signOut, useSession, type Session } from './session.js';
export {
  breadcrumbList,
  faqPage,
  itemList,
  type JsonLd,
  type Place,
  type QuestionAndAnswer,
} from './structured-data.js';
export { escapeXml } from './xml.js';
