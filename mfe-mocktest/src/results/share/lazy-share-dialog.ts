import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the share card's chunk. */
export type ShareCode = typeof import('./share-dialog.js');

/** The code of the share card. Most students never open it. */
export const lazyShareDialog = createLazyCode<ShareCode>(
  () => import(/* webpackChunkName: "share-dialog" */ './share-dialog.js'),
);
