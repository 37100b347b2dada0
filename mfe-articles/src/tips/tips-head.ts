import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewJsonLd } from '../overview/overview-json-ld.js';
import type { TipsView } from './load-tips.js';
import { TIPS_PAGE } from './tips-page.js';
import * as messages from '../messages/tips.js';

export function tipsHead({ data, site }: HeadArgs<TipsView>): Head {
  return {
    title: messages.examTipsMarkingGuessing,
    description: messages.examTipsWithNumbers,
    canonical: TIPS_PAGE.path,
    structuredData: overviewJsonLd(site, TIPS_PAGE, data.exams),
    incomplete: data.incomplete,
  };
}
