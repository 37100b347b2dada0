import { itemList, type JsonLd, type Place, type Site } from '@mockingbird/platform';

/** The list of what a page links to, for search engines; nothing at all when there is nothing. */
export const listed = (site: Site, name: string, places: readonly Place[]): JsonLd[] =>
  places.length === 0 ? [] : [itemList(site, name, places)];
