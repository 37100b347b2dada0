import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Listing } from './load-listing.js';
import { itemListData } from '../head/item-list-data.js';

/** Head of the list of articles, the same for every region. */
export function listingHead({ data, site }: HeadArgs<Listing>): Head {
  return {
    title: 'Articles and study guides for your exam',
    description:
      'Free articles for DMV, SSC, bank and railway exams: worked examples, marking rules and timing tips. Pick your exam. No account needed.',
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
