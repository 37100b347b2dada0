import { PEER_PHONE } from '../../limits.js';
import { SIDES, type Sides } from '../sides.js';
import type { FollowedLinks } from './shared-route.js';

/** A visible link of a page. */
export interface SeenLink {
  path: string;
  /** Distance from the page's top in CSS pixels. */
  topPx: number;
  /** Part of the screen; header and footer differ between the sites. */
  inMain: boolean;
}

/** The peer prefetches a link from 200 px before it comes into view. */
const PREFETCH_MARGIN_PX = 300;

/**
 * Picks links that both screens have.
 * @param pattern of the links' addresses
 */
export function pickLinks(links: Sides<readonly SeenLink[]>, pattern: RegExp): FollowedLinks {
  const paths = links.ours
    .filter(({ path, inMain }) => inMain && pattern.test(path))
    .map(({ path }) => path)
    .filter((path) => links.peer.some((link) => link.inMain && link.path === path));
  /** The first link to a path, on each site; a prefetch may begin at any of them. */
  const tops = (path: string) =>
    SIDES.map((side) =>
      Math.min(...links[side].filter((link) => link.path === path).map(({ topPx }) => topPx)),
    );
  const placed = [...new Set(paths)].map((path) => ({ path, tops: tops(path) }));
  const [first] = placed.toSorted((a, b) => Math.max(...a.tops) - Math.max(...b.tops));
  // Of equals the last one: the first cards of a moving row leave the view.
  const [last] = placed.toReversed().toSorted((a, b) => Math.min(...b.tops) - Math.min(...a.tops));
  const isUnseen = last !== undefined && Math.min(...last.tops) > PEER_PHONE.heightPx + PREFETCH_MARGIN_PX;
  return { inView: first?.path, unseen: isUnseen ? last.path : undefined };
}
