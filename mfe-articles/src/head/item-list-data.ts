import { itemList, type JsonLd, type Place, type Site } from '@mockingbird/platform';

/** schema.org ItemList of a page's links; no element when there are none. */
export const itemListData = (site: Site, name: string, places: readonly Place[]): JsonLd[] =>
  places.length === 0 ? [] : [itemList(site, name, places)];
