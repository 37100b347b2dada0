import type { Crumb } from '@mockingbird/ui';
import { ARTICLES_PATH } from '../addresses/paths.js';
import type { Place } from '@mockingbird/platform';
import * as messages from '../messages/head.js';

export const HOME: Place = { name: messages.home, path: '/' };
export const ARTICLES: Place = { name: messages.articles, path: ARTICLES_PATH };

/** Items for the breadcrumbs component. The last one is the page itself and has no link. */
export const toBreadcrumbItems = (places: readonly Place[]): Crumb[] =>
  places.map(({ name, path }, index) => ({
    label: name,
    href: index < places.length - 1 ? path : undefined,
  }));
