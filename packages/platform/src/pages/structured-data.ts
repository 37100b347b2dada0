import type { Site } from './site.js';

/** A schema.org object for a page's head. */
export type JsonLd = Record<string, unknown>;

/** A page in structured data: a path of this site, or the address of another site. */
export interface Place {
  name: string;
  path: string;
}

/** A question with its answer as plain text. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

const CONTEXT = 'https://schema.org';

const addressOf = (site: Site, path: string) => (path.startsWith('/') ? site.origin + path : path);

const positions = (site: Site, places: readonly Place[], key: 'item' | 'url') =>
  places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [key]: addressOf(site, path),
  }));

/** schema.org BreadcrumbList: the path from the home page to this page, in order. */
export const breadcrumbList = (site: Site, places: readonly Place[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: positions(site, places, 'item'),
});

/** schema.org ItemList of the page's links, in display order. */
export const itemList = (site: Site, name: string, places: readonly Place[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  numberOfItems: places.length,
  itemListElement: positions(site, places, 'url'),
});

/** schema.org FAQPage: only questions that the page shows word for word. */
export const faqPage = (questions: readonly QuestionAndAnswer[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
