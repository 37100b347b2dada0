import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import { shorten } from '../head/description.js';
import { articlesIn } from '../sections/exam-sections.js';
import { placesOf } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';
import { listed } from '../head/item-list-data.js';

function describeExam({ title, categories }: ExamView): string {
  if (categories.length === 0)
    return `Articles for ${title} are being written. Its mock tests are there already.`;
  const names = categories.map((category) => category.title).join(', ');
  return shorten(
    `${count(articlesIn(categories), 'free article')} for ${title}: ${names}. With worked examples.`,
  );
}

/** What the articles of an exam say of themselves. An exam without any is nothing for search engines yet. */
export function examHead({ data, site }: HeadArgs<ExamView>): Head {
  const { examKey, title, categories, incomplete } = data;
  return {
    title: `${title}: articles and study guides`,
    description: describeExam(data),
    canonical: examArticlesPath(examKey),
    robots: categories.length === 0 ? 'noindex, follow' : undefined,
    structuredData: [
      breadcrumbList(site, placesOf(data)),
      ...listed(
        site,
        `Articles for ${title}`,
        categories.map(({ title: name, slug }) => ({ name, path: categoryPath(examKey, slug) })),
      ),
    ],
    incomplete,
  };
}
