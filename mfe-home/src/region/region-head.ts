import type { Head, HeadArgs } from '@mockingbird/platform';
import { describePopular } from '../home/describe-popular.js';
import { isIncomplete, type HomeData } from '../home/load-home.js';
import { popularExamsJsonLd } from '../home/popular-exams-json-ld.js';
import { REGION_ALTERNATES } from './region-alternates.js';
import { websiteJsonLd } from './website-json-ld.js';
import * as messages from '../messages/region.js';
import { practiseVerb } from '../messages/exam-family/ssc/practise-verb.js';

/** Country to the last sentences of its description, which make the page's description unique. */
const DESCRIPTION_SENTENCES = new Map<string, readonly [string, ...string[]]>([
  ['in', [messages.freeTimedMockTests, messages.negativeMarksIncluded, messages.noAccountNeeded]],
]);
const DEFAULT_SENTENCES = [messages.freeTimedMockTestsWithHonest, messages.noAccountNeeded] as const;

const TITLES = new Map([
  ['us', messages.freeMockTests],
  ['in', messages.freeMockTestsForSsc],
]);
const DEFAULT_TITLE = messages.freeMockTestsHonest;

/** Search engines index the home page of two regions. Every other region's page is a copy of the default. */
const toCanonicalCountry = (country: string) => (country === 'in' ? 'in' : 'us');

export function regionHead({ data, params, site }: HeadArgs<HomeData>): Head {
  const country = (params['country'] ?? '').toLowerCase();
  return {
    title: TITLES.get(country) ?? DEFAULT_TITLE,
    description: describePopular(
      data.popular,
      DESCRIPTION_SENTENCES.get(country) ?? DEFAULT_SENTENCES,
      country === 'in' ? practiseVerb : messages.practiceVerb,
    ),
    canonical: `/region/${toCanonicalCountry(country)}`,
    alternates: REGION_ALTERNATES,
    language: country === 'in' ? 'en-IN' : undefined,
    structuredData: [websiteJsonLd(site.origin), ...popularExamsJsonLd(site.origin, data.popular)],
    incomplete: isIncomplete(data),
    ...(data.query ? { robots: 'noindex, follow' } : {}),
  };
}
