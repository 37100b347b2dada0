import { breadcrumbList, faqPage, type Head, itemList, type Site } from '@mockingbird/platform';
import { APTITUDE_PATH, examPath } from '../paths.js';
import { TOPICS } from './catalogue.js';
import { APTITUDE_FAQS } from './faqs.js';

/** Head of the aptitude page, the same at both addresses. */
export const aptitudeHead = (site: Site): Head => ({
  title: 'Quantitative aptitude questions: 40 topics, free mock tests',
  description:
    'Practise quantitative aptitude by topic: 40 topics in 7 categories, 1000+ questions with timed mock tests and explanations. Free, no account.',
  canonical: APTITUDE_PATH,
  language: 'en-IN',
  keywords: 'quantitative aptitude questions, aptitude mock test, percentage, profit and loss, time and work',
  structuredData: [
    breadcrumbList(site, [
      { name: 'Home', path: '/' },
      { name: 'Quantitative aptitude', path: APTITUDE_PATH },
    ]),
    itemList(
      site,
      'Quantitative aptitude topics',
      TOPICS.map(({ name, slug }) => ({ name, path: examPath(slug) })),
    ),
    faqPage(APTITUDE_FAQS),
  ],
});
