import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the chunk of the progress page. */
export type ProgressCode = typeof import('./progress-code.js');

/** The code that reads the record, draws its charts, and writes and reads its file. */
export const lazyProgress = createLazyCode<ProgressCode>(
  () => import(/* webpackChunkName: "record-progress" */ './progress-code.js'),
);
