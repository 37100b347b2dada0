import { createLazyCode } from '@mockingbird/remote-kit';

/** The overview for admins. Other visitors do not load its code. */
export const releasesCode = createLazyCode(
  () => import(/* webpackChunkName: "releases-overview" */ './releases-overview.js'),
);
