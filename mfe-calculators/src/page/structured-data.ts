import type { Site } from '@mockingbird/platform';

type JsonLd = Record<string, unknown>;

/** A page as structured data names it. */
export interface Place {
  name: string;
  path: string;
}

/** A question with its answer in plain words: what the page shows is what search engines are told. */
export interface Question {
  question: string;
  answer: string;
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

/** schema.org ItemList of what a page lists, in the order shown. Addresses of others stay as they are. */
export const itemList = (site: Site, name: string, places: readonly Place[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: places.length,
  itemListElement: places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    url: place.path.startsWith('/') ? site.origin + place.path : place.path,
  })),
});

/** schema.org FAQPage: only questions that stand on the page, word for word. */
export const faqPage = (questions: readonly Question[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
