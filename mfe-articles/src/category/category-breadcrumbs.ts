import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Place } from '@mockingbird/platform';
import type { CategoryView } from './load-category.js';

/** Breadcrumbs from the home page to a category. */
export const categoryBreadcrumbs = ({ category, examTitle }: CategoryView): Place[] => [
  HOME,
  ARTICLES,
  { name: examTitle, path: examArticlesPath(category.examKey) },
  { name: category.title, path: categoryPath(category.examKey, category.slug) },
];
