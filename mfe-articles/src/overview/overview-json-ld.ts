import { breadcrumbList, type JsonLd, type Place, type Site } from '@mockingbird/platform';
import { articlePath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { OfferedExam } from './load-overview.js';
import { listed } from '../head/item-list-data.js';

/** The way from the home page to an overview. */
export const placesOf = (page: Place): Place[] => [HOME, ARTICLES, page];

/** What an overview tells search engines: its place, and every article that it shows. */
export function overviewData(site: Site, page: Place, exams: readonly OfferedExam[]): JsonLd[] {
  const shown = exams.flatMap(({ examKey, categories }) =>
    categories.flatMap(({ slug, articles }) =>
      articles.map((article) => ({ name: article.title, path: articlePath(examKey, slug, article.slug) })),
    ),
  );
  return [breadcrumbList(site, placesOf(page)), ...listed(site, page.name, shown)];
}
