import { examAddress } from '../exams/exam-address.js';
import type { ExamEntry } from '../exams/exam-entry.js';

type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** @param origin public origin without a slash at its end */
export const websiteData = (origin: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'Mockingbird',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/region/us?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** @returns the list, or nothing at all when it is empty: an empty list would say nothing true */
export const popularListData = (origin: string, popular: readonly ExamEntry[]): StructuredData[] =>
  popular.length === 0
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'ItemList',
          name: 'Most Popular Exams This Month',
          itemListElement: popular.map((exam, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: exam.title,
            url: origin + examAddress(exam.examId),
          })),
        },
      ];

export const breadcrumbData = (
  origin: string,
  crumbs: readonly { name: string; path: string }[],
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: origin + crumb.path,
  })),
});
