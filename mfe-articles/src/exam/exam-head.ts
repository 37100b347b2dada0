import { examLanguage } from '@mockingbird/exam-core';
import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { pluralize, shorten } from '@mockingbird/remote-kit';
import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { countArticles } from '../sections/exam-sections.js';
import { examBreadcrumbs } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';
import { itemListData } from '../head/item-list-data.js';

function describeExam({ title, categories }: ExamView): string {
  if (categories.length === 0) return `We're writing articles for ${title}. Its mock tests are ready now.`;
  const names = categories.map((category) => category.title).join(', ');
  return shorten(
    `${pluralize(countArticles(categories), 'free article')} for ${title}: ${names}. With worked examples.`,
  );
}

/** Head of the page of an exam's articles. An exam without articles is not indexed. */
export function examHead({ data, site }: HeadArgs<ExamView>): Head {
  const { examKey, title, categories, incomplete } = data;
  return {
    title: `${title}: articles and study guides`,
    description: describeExam(data),
    canonical: examArticlesPath(examKey),
    language: examLanguage(examKey),
    robots: categories.length === 0 ? 'noindex, follow' : undefined,
    structuredData: [
      breadcrumbList(site, examBreadcrumbs(data)),
      ...itemListData(
        site,
        `Articles for ${title}`,
        categories.map(({ title: name, slug }) => ({ name, path: categoryPath(examKey, slug) })),
      ),
    ],
    incomplete,
  };
}
