import { later } from '../lazy-code/lazy-code.js';
import type { Arrival } from '../lazy-code/use-lazy-code.js';

export type MoreCode = typeof import('./upload-form-lazy.js');
export type MoreArrival = Arrival<MoreCode>;

/** The rest of the form: the page works before it is there. */
export const moreCode = later<MoreCode>(() => import(/* webpackChunkName: "more" */ './upload-form-lazy.js'));
