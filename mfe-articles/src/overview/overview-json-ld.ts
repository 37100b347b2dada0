import { breadcrumbList, type JsonLd, type Place, type Site } from '@mockingbird/platform';
import { articlePath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { OverviewExam } from './load-overview.js';
import { itemListData } from '../head/item-list-data.js';

/** Breadcrumbs from the home page to an overview. */
export const overviewBreadcrumbs = (page: Place): Place[] => [HOME, ARTICLES, page];

/** Structured data of an overview: its breadcrumbs and the articles that it shows. */
export function overviewJsonLd(site: Site, page: Place, exams: readonly OverviewExam[]): JsonLd[] {
  const articleLinks = exams.flatMap(({ examKey, categories }) =>
    categories.flatMap(({ slug, articles }) =>
      articles.map((article) => ({ name: article.title, path: articlePath(examKey, slug, article.slug) })),
    ),
  );
  return [breadcrumbList(site, overviewBreadcrumbs(page)), ...itemListData(site, page.name, articleLinks)];
}
