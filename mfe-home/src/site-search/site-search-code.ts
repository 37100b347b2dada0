import { createLazyCode } from '@mockingbird/remote-kit';

/** The search of the whole site. Its code loads with the first search. */
export const siteSearchCode = createLazyCode(
  () => import(/* webpackChunkName: "site-search" */ './load-site-search.js'),
);
