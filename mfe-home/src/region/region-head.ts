import type { Head, HeadArgs } from '@mockingbird/platform';
import { describePopular } from '../home/describe-popular.js';
import { isIncomplete, type HomeData } from '../home/load-home.js';
import { popularExamsJsonLd } from '../home/popular-exams-json-ld.js';
import { REGION_ALTERNATES } from './region-alternates.js';
import { websiteJsonLd } from './website-json-ld.js';

/** Country to the last sentences of its description, which make the page's description unique. */
const DESCRIPTION_SENTENCES = new Map<string, readonly [string, ...string[]]>([
  [
    'in',
    [
      'Free timed mock tests for SSC, bank and railway exams.',
      'Negative marks included.',
      'No account needed.',
    ],
  ],
]);
const DEFAULT_SENTENCES = ['Free timed mock tests with honest marking.', 'No account needed.'] as const;

const TITLES = new Map([
  ['us', 'Free mock tests for the DMV written test and math'],
  ['in', 'Free mock tests for SSC, bank, railway and aptitude exams'],
]);
const DEFAULT_TITLE = 'Free mock tests, honest scores';

/** Search engines index the home page of two regions. Every other region's page is a copy of the default. */
const toCanonicalCountry = (country: string) => (country === 'in' ? 'in' : 'us');

export function regionHead({ data, params, site }: HeadArgs<HomeData>): Head {
  const country = (params['country'] ?? '').toLowerCase();
  return {
    title: TITLES.get(country) ?? DEFAULT_TITLE,
    description: describePopular(
      data.popular,
      DESCRIPTION_SENTENCES.get(country) ?? DEFAULT_SENTENCES,
      country === 'in' ? 'Practise' : 'Practice',
    ),
    canonical: `/region/${toCanonicalCountry(country)}`,
    alternates: REGION_ALTERNATES,
    language: country === 'in' ? 'en-IN' : undefined,
    structuredData: [websiteJsonLd(site.origin), ...popularExamsJsonLd(site.origin, data.popular)],
    incomplete: isIncomplete(data),
    ...(data.query ? { robots: 'noindex, follow' } : {}),
  };
}
