import type { Crumb } from '@mockingbird/ui';
import { ARTICLES_PATH } from '../addresses/paths.js';
import type { Place } from '@mockingbird/platform';

export const HOME: Place = { name: 'Home', path: '/' };
export const ARTICLES: Place = { name: 'Articles', path: ARTICLES_PATH };

/** The same way as the page shows it: its last place is the page itself and no link. */
export const crumbsOf = (places: readonly Place[]): Crumb[] =>
  places.map(({ name, path }, index) => ({
    label: name,
    href: index < places.length - 1 ? path : undefined,
  }));
