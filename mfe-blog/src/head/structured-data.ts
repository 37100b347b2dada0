import type { Site } from '@mockingbird/platform';

type JsonLd = Record<string, unknown>;

/** A page of this site. */
export interface Place {
  name: string;
  path: string;
}

const CONTEXT = 'https://schema.org';

/** schema.org BreadcrumbList: the way from the home page to this one, in order. */
export const breadcrumbList = (site: Site, places: readonly Place[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.origin + path,
  })),
});

/** schema.org ItemList of pages that this page links to, in the order shown. */
export const itemList = (site: Site, name: string, places: readonly Place[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  numberOfItems: places.length,
  itemListElement: places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    url: site.origin + place.path,
  })),
});
