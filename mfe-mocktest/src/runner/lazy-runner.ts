import { onDemand } from '../lazy-code/lazy-code.js';

/** What comes with the code of a test under way. */
export type TakingCode = typeof import('./runner-code.js');

/** The code of a test under way. It comes after the start panel, so that this is there sooner. */
export const takingCode = onDemand<TakingCode>(() => import(/* webpackChunkName: "taking" */ './runner-code.js'));
