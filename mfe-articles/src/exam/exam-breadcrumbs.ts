import { examArticlesPath } from '../addresses/paths.js';
import { ARTICLES, HOME } from '../head/breadcrumbs.js';
import type { Place } from '@mockingbird/platform';
import type { ExamView } from './load-exam.js';

/** Breadcrumbs from the home page to the articles of an exam. */
export const examBreadcrumbs = ({ examKey, title }: ExamView): Place[] => [
  HOME,
  ARTICLES,
  { name: title, path: examArticlesPath(examKey) },
];
