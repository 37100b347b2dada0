import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Listing } from './load-listing.js';
import { itemListData } from '../head/item-list-data.js';
import * as messages from '../messages/listing.js';

/** Head of the list of articles, the same for every region. */
export function listingHead({ data, site }: HeadArgs<Listing>): Head {
  return {
    title: messages.articlesAndStudyGuides,
    description: messages.freeArticlesForDmv,
    canonical: ARTICLES_PATH,
    structuredData: [
      breadcrumbList(site, [HOME, ARTICLES]),
      ...itemListData(
        site,
        messages.articlesByExam,
        data.exams.map(({ examKey, examTitle }) => ({ name: examTitle, path: examArticlesPath(examKey) })),
      ),
    ],
  };
}
