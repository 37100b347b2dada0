import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { articlePath, categoryPath } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import { describe } from '../head/description.js';
import { placesOf } from './category-breadcrumbs.js';
import type { CategoryView } from './load-category.js';
import { listed } from '../head/item-list-data.js';

/** What a category says of itself. One without articles is nothing for search engines yet. */
export function categoryHead({ data, site }: HeadArgs<CategoryView>): Head {
  const { category, examTitle, articles, incomplete } = data;
  const { examKey, slug, title, description } = category;
  return {
    title: `${title} for ${examTitle}`,
    description: describe(
      `${examTitle}: ${description}`,
      `${count(articles.length, 'free article')} on ${title}.`,
    ),
    canonical: categoryPath(examKey, slug),
    robots: articles.length === 0 ? 'noindex, follow' : undefined,
    structuredData: [
      breadcrumbList(site, placesOf(data)),
      ...listed(
        site,
        `${title} for ${examTitle}`,
        articles.map((article) => ({ name: article.title, path: articlePath(examKey, slug, article.slug) })),
      ),
    ],
    incomplete,
  };
}
