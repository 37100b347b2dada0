import { later } from '../later/later.js';

/** What admins alone get to see of this screen: it comes once one of them is there. */
export const releasesCode = later(
  () => import(/* webpackChunkName: "releases-overview" */ './releases-overview.js'),
);
