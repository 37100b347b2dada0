import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewJsonLd } from '../overview/overview-json-ld.js';
import type { TipsView } from './load-tips.js';
import { TIPS_PAGE } from './tips-page.js';

export function tipsHead({ data, site }: HeadArgs<TipsView>): Head {
  return {
    title: 'Exam tips: marking, clock and order',
    description:
      'Exam tips worked out in numbers: when guessing pays under negative marking, how many seconds a question has, and how to review a mock test.',
    canonical: TIPS_PAGE.path,
    structuredData: overviewJsonLd(site, TIPS_PAGE, data.exams),
    incomplete: data.incomplete,
  };
}
