import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Listing } from './load-listing.js';
import { itemListData } from '../head/item-list-data.js';

/** Head of the list of articles, the same for every region. */
export function listingHead({ data, site }: HeadArgs<Listing>): Head {
  return {
    title: 'Exam articles and study guides by exam',
    description:
      'Free articles for driving-licence, SSC, bank and railway exams: methods with worked examples, and how to handle marking and time, exam by exam.',
    canonical: ARTICLES_PATH,
    structuredData: [
      breadcrumbList(site, [HOME, ARTICLES]),
      ...itemListData(
        site,
        'Articles by exam',
        data.exams.map(({ examKey, examTitle }) => ({ name: examTitle, path: examArticlesPath(examKey) })),
      ),
    ],
  };
}
