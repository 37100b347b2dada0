import type { Site } from '@mockingbird/platform';

type JsonLd = Record<string, unknown>;

export interface Place {
  name: string;
  /** Path of this site. */
  path: string;
}

/** schema.org BreadcrumbList: the way from the home page to this one, in order. */
export const breadcrumbList = (site: Site, places: readonly Place[]): JsonLd => ({
  '@context': 'https://schema.org',
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
  '@context': 'https://schema.org',
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

/** schema.org FAQPage: only questions that stand on the page, word for word. */
export const faqPage = (faqs: readonly { question: string; answer: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
