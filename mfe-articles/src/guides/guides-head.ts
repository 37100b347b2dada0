import type { Head, HeadArgs } from '@mockingbird/platform';
import { overviewJsonLd } from '../overview/overview-json-ld.js';
import type { OverviewExam } from '../overview/load-overview.js';
import { GUIDES_PAGE } from './guides-page.js';

export function guidesHead({ data, site }: HeadArgs<{ exams: OverviewExam[] }>): Head {
  return {
    title: 'Free study guides for SSC, bank, railway and DMV exams',
    description:
      'Study guides by exam and subject: the method, worked examples and common traps. Short enough to read in one go. Free, no account.',
    canonical: GUIDES_PAGE.path,
    structuredData: overviewJsonLd(site, GUIDES_PAGE, data.exams),
  };
}
