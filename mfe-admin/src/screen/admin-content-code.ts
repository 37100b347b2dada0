import { lazyCode } from '../lazy-code/lazy-code.js';

/** The content of all admin screens. Other visitors do not load its code. */
export const adminContentCode = lazyCode(
  () => import(/* webpackChunkName: "admin-content" */ './admin-content-lazy.js'),
);
