import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the chunk of similar questions. */
export type SimilarCode = typeof import('./similar-code.js');

/** The code of similar questions. It is loaded on the first use. */
export const lazySimilar = createLazyCode<SimilarCode>(
  () => import(/* webpackChunkName: "similar-questions" */ './similar-code.js'),
);
