import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewJsonLd } from '../overview/overview-json-ld.js';
import type { TipsView } from './load-tips.js';
import { TIPS_PAGE } from './tips-page.js';

export function tipsHead({ data, site }: HeadArgs<TipsView>): Head {
  return {
    title: 'Exam tips: marking, guessing and time',
    description:
      'Exam tips with numbers: when a guess pays, how many seconds you have for a question, and how to learn from a mock test.',
    canonical: TIPS_PAGE.path,
    structuredData: overviewJsonLd(site, TIPS_PAGE, data.exams),
    incomplete: data.incomplete,
  };
}
