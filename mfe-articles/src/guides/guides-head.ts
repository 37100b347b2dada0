import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewJsonLd } from '../overview/overview-json-ld.js';
import type { OverviewExam } from '../overview/load-overview.js';
import { GUIDES_PAGE } from './guides-page.js';
import * as messages from '../messages/guides.js';

export function guidesHead({ data, site }: HeadArgs<{ exams: OverviewExam[] }>): Head {
  return {
    title: messages.freeStudyGuides,
    description: messages.studyGuidesByExam,
    canonical: GUIDES_PAGE.path,
    structuredData: overviewJsonLd(site, GUIDES_PAGE, data.exams),
  };
}
