import type { Head, HeadArgs } from '@mockingbird/platform';
import { describePopular } from '../home/describe-popular.js';
import { isIncomplete, type HomeData } from '../home/load-home.js';
import { popularListData } from '../home/popular-exams-json-ld.js';
import { REGION_ALTERNATES } from './region-alternates.js';
import { websiteData } from './website-json-ld.js';

/** What the description ends with: the popular exams are the same everywhere, its page's words are not. */
const RESTS = new Map<string, readonly [string, ...string[]]>([
  [
    'in',
    [
      'Free timed mock tests for SSC, bank and railway exams.',
      'Negative marks included.',
      'No account needed.',
    ],
  ],
]);
const DEFAULT_REST = ['Free timed mock tests with honest marking.', 'No account needed.'] as const;

const TITLES = new Map([
  ['us', 'Free mock tests for the DMV written test and aptitude | Mockingbird'],
  ['in', 'Free mock tests for SSC, bank, railway and aptitude exams | Mockingbird'],
]);
const DEFAULT_TITLE = 'Free mock tests, honest scores | Mockingbird';

/** Search engines know the home page of two regions; every other region's is the default one's double. */
const canonicalCountry = (country: string) => (country === 'in' ? 'in' : 'us');

export function regionHead({ data, params, site }: HeadArgs<HomeData>): Head {
  const country = (params['country'] ?? '').toLowerCase();
  return {
    title: TITLES.get(country) ?? DEFAULT_TITLE,
    description: describePopular(data.popular, RESTS.get(country) ?? DEFAULT_REST),
    canonical: `/region/${canonicalCountry(country)}`,
    alternates: REGION_ALTERNATES,
    structuredData: [websiteData(site.origin), ...popularListData(site.origin, data.popular)],
    incomplete: isIncomplete(data),
    ...(data.query ? { robots: 'noindex, follow' } : {}),
  };
}
