import { breadcrumbList, faqPage, type Head, itemList, type Site } from '@mockingbird/platform';
import { APTITUDE_PATH, examPath } from '../paths.js';
import { TOPICS } from './catalogue.js';
import { APTITUDE_FAQS } from './faqs.js';
import * as messages from '../messages/aptitude.js';

/** Head of the aptitude page, the same at both addresses. */
export const aptitudeHead = (site: Site): Head => ({
  title: messages.quantitativeAptitudeQuestions40,
  description: messages.practiseQuantitativeAptitude,
  canonical: APTITUDE_PATH,
  language: 'en-IN',
  keywords: 'quantitative aptitude questions, aptitude mock test, percentage, profit and loss, time and work',
  structuredData: [
    breadcrumbList(site, [
      { name: messages.home, path: '/' },
      { name: messages.quantitativeAptitude, path: APTITUDE_PATH },
    ]),
    itemList(
      site,
      messages.quantitativeAptitudeTopics,
      TOPICS.map(({ name, slug }) => ({ name, path: examPath(slug) })),
    ),
    faqPage(APTITUDE_FAQS),
  ],
});
