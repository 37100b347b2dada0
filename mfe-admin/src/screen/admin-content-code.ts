import { createLazyCode } from '@mockingbird/remote-kit';

/** The content of all admin screens. Other visitors do not load its code. */
export const adminContentCode = createLazyCode(
  () => import(/* webpackChunkName: "admin-content" */ './admin-content-lazy.js'),
);
