import { articlePath, categoryPath, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Place } from '@mockingbird/platform';
import type { ArticleView } from './article-view.js';

/** The canonical path of an article. */
export const articleViewPath = ({ examKey, category, entry }: ArticleView): string =>
  articlePath(examKey, category.slug, entry.slug);

/** Breadcrumbs from the home page to an article. */
export const articleBreadcrumbs = (view: ArticleView): Place[] => [
  HOME,
  ARTICLES,
  { name: view.examTitle, path: examArticlesPath(view.examKey) },
  { name: view.category.title, path: categoryPath(view.examKey, view.category.slug) },
  { name: view.entry.title, path: articleViewPath(view) },
];
