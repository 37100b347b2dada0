import type { Crumb } from '@mockingbird/ui';
import { ARTICLES_PATH } from '../addresses/paths.js';
import type { Place } from '@mockingbird/platform';

export const HOME: Place = { name: 'Home', path: '/' };
export const ARTICLES: Place = { name: 'Articles', path: ARTICLES_PATH };

/** Items for the breadcrumbs component. The last one is the page itself and has no link. */
export const toBreadcrumbItems = (places: readonly Place[]): Crumb[] =>
  places.map(({ name, path }, index) => ({
    label: name,
    href: index < places.length - 1 ? path : undefined,
  }));
