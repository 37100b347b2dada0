import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the hall's chunk. */
export type HallCode = typeof import('./hall-code.js');

/** The code of the hall. The list of questions does not need it. */
export const lazyHall = createLazyCode<HallCode>(
  () => import(/* webpackChunkName: "hall" */ './hall-code.js'),
);
