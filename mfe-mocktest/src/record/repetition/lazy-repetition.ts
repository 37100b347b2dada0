import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the chunk of the mistakes deck. */
export type RepetitionCode = typeof import('./repetition-code.js');

/** The code of the mistakes deck. */
export const lazyRepetition = createLazyCode<RepetitionCode>(
  () => import(/* webpackChunkName: "repetition" */ './repetition-code.js'),
);
