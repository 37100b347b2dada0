import { lazyCode } from '../lazy-code/lazy-code.js';

/** The overview for admins. Other visitors do not load its code. */
export const releasesCode = lazyCode(
  () => import(/* webpackChunkName: "releases-overview" */ './releases-overview.js'),
);
