import { later } from '../lazy-code/lazy-code.js';

/** What admins alone get to see of this screen: it comes once one of them is there. */
export const releasesCode = later(
  () => import(/* webpackChunkName: "releases-overview" */ './releases-overview.js'),
);
