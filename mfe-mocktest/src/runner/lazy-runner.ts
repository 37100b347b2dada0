import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the runner's chunk. */
export type RunnerCode = typeof import('./runner-code.js');

/** The code of the runner. It is loaded after the start panel, so that the panel appears sooner. */
export const lazyRunner = createLazyCode<RunnerCode>(
  () => import(/* webpackChunkName: "runner" */ './runner-code.js'),
);
