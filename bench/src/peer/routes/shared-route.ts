import type { Sides } from '../sides.js';
import type { InputProbe } from '../visit/visit-state.js';

/** A route of the specification that both sites have, at one address. */
export interface SharedRoute {
  /** Name in the table. */
  name: string;
  path: string;
  /** An input of each site's screen. Absent where one of them has none. */
  probes?: Sides<InputProbe>;
  /** Addresses of links that are followed from here. */
  links?: RegExp;
}

/** The links to follow; undefined where both sites have none of that kind. */
export interface FollowedLinks {
  /** Near the top on both sites. */
  inView: string | undefined;
  /** Far below the first view on both sites. */
  unseen: string | undefined;
}

/** A route that both sites answer with a page. */
export type PlannedRoute = SharedRoute & FollowedLinks;
