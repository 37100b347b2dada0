import { articlePath, categoryPath, examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Place } from '@mockingbird/platform';
import type { ArticleView } from './article-view.js';

/** The path of an article, in the normal spelling. */
export const pathOf = ({ examKey, category, entry }: ArticleView): string =>
  articlePath(examKey, category.slug, entry.slug);

/** The way from the home page to an article. */
export const placesOf = (view: ArticleView): Place[] => [
  HOME,
  ARTICLES,
  { name: view.examTitle, path: examArticlesPath(view.examKey) },
  { name: view.category.title, path: categoryPath(view.examKey, view.category.slug) },
  { name: view.entry.title, path: pathOf(view) },
];
