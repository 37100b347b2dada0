import { createLazyCode } from '@mockingbird/remote-kit';

/** Shows differences, with the library that compares texts. Loaded when an admin opens the first one. */
export const differenceCode = createLazyCode(
  () => import(/* webpackChunkName: "admin-difference" */ './difference-lazy.js'),
);
