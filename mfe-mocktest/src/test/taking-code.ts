import { onDemand } from '../on-demand/on-demand.js';

/** What comes with the code of a test under way. */
export type TakingCode = typeof import('./taking.js');

/** The code of a test under way. It comes after the start panel, so that this is there sooner. */
export const takingCode = onDemand<TakingCode>(() => import(/* webpackChunkName: "taking" */ './taking.js'));
