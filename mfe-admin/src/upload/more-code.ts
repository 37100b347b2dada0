import { later } from '../later/later.js';
import type { Arrival } from '../later/use-later.js';

export type MoreCode = typeof import('./more.js');
export type MoreArrival = Arrival<MoreCode>;

/** The rest of the form: the page works before it is there. */
export const moreCode = later<MoreCode>(() => import(/* webpackChunkName: "more" */ './more.js'));
