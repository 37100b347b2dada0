import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Listing } from './load-listing.js';
import { listed } from '../head/item-list-data.js';

/** What the list of all exams with articles says of itself, whatever region its address names. */
export function listingHead({ data, site }: HeadArgs<Listing>): Head {
  return {
    title: 'Exam articles and study guides by exam',
    description:
      'Free articles for driving-licence, SSC, bank and railway exams: methods with worked examples, and what marking and clock ask of you, exam by exam.',
    canonical: ARTICLES_PATH,
    structuredData: [
      breadcrumbList(site, [HOME, ARTICLES]),
      ...listed(
        site,
        'Articles by exam',
        data.exams.map(({ examKey, examTitle }) => ({ name: examTitle, path: examArticlesPath(examKey) })),
      ),
    ],
  };
}
