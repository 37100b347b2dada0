import { examLanguage } from '@mockingbird/exam-core';
import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { articlePath, categoryPath } from '../addresses/paths.js';
import { buildDescription } from '../head/description.js';
import { categoryBreadcrumbs } from './category-breadcrumbs.js';
import type { CategoryView } from './load-category.js';
import { itemListData } from '../head/item-list-data.js';
import * as messages from '../messages/category.js';

/** Head of a category's page. An empty category is not indexed. */
export function categoryHead({ data, site }: HeadArgs<CategoryView>): Head {
  const { category, examTitle, articles, incomplete } = data;
  const { examKey, slug, title, description } = category;
  return {
    title: messages.titleForExamTitle(title, examTitle),
    description: buildDescription(
      `${examTitle}: ${description}`,
      messages.freeArticlesOnTitle(messages.freeArticles(articles.length), title),
    ),
    canonical: categoryPath(examKey, slug),
    language: examLanguage(examKey),
    robots: articles.length === 0 ? 'noindex, follow' : undefined,
    structuredData: [
      breadcrumbList(site, categoryBreadcrumbs(data)),
      ...itemListData(
        site,
        messages.titleForExamTitle(title, examTitle),
        articles.map((article) => ({ name: article.title, path: articlePath(examKey, slug, article.slug) })),
      ),
    ],
    incomplete,
  };
}
