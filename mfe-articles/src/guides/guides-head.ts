import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewData } from '../overview/overview-json-ld.js';
import type { OfferedExam } from '../overview/load-overview.js';
import { GUIDES_PAGE } from './guides-page.js';

export function guidesHead({ data, site }: HeadArgs<{ exams: OfferedExam[] }>): Head {
  return {
    title: 'Free study guides for SSC, bank, railway and DMV exams',
    description:
      'Study guides by exam and subject: the method, worked examples and the traps that papers repeat, each short enough for one sitting. Free, no account.',
    canonical: GUIDES_PAGE.path,
    structuredData: overviewData(site, GUIDES_PAGE, data.exams),
  };
}
