import { examLanguage } from '@mockingbird/exam-core';
import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { shorten } from '@mockingbird/remote-kit';
import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { countArticles } from '../sections/exam-sections.js';
import { examBreadcrumbs } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';
import { itemListData } from '../head/item-list-data.js';
import * as messages from '../messages/exam.js';

function describeExam({ title, categories }: ExamView): string {
  if (categories.length === 0) return messages.wereWritingArticles(title);
  const names = categories.map((category) => category.title).join(', ');
  return shorten(
    messages.forWithWorkedExamples(messages.freeArticles(countArticles(categories)), title, names),
  );
}

/** Head of the page of an exam's articles. An exam without articles is not indexed. */
export function examHead({ data, site }: HeadArgs<ExamView>): Head {
  const { examKey, title, categories, incomplete } = data;
  return {
    title: messages.articlesAndStudyGuides(title),
    description: describeExam(data),
    canonical: examArticlesPath(examKey),
    language: examLanguage(examKey),
    robots: categories.length === 0 ? 'noindex, follow' : undefined,
    structuredData: [
      breadcrumbList(site, examBreadcrumbs(data)),
      ...itemListData(
        site,
        messages.articlesFor(title),
        categories.map(({ title: name, slug }) => ({ name, path: categoryPath(examKey, slug) })),
      ),
    ],
    incomplete,
  };
}
