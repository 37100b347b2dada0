import type { Head, HeadArgs } from '@mockingbird/platform';
import { describePopular } from '../home/describe-popular.js';
import { isIncomplete, type HomeData } from '../home/load-home.js';
import { popularExamsJsonLd } from '../home/popular-exams-json-ld.js';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.js';
import type { Family } from './family.js';
import * as messages from '../messages/exam-family.js';

/** Head of an exam family's page. */
export const familyHead =
  (family: Family) =>
  ({ data, site }: HeadArgs<HomeData>): Head => ({
    title: family.title,
    description: describePopular(data.popular, family.description, family.practiceVerb),
    canonical: family.path,
    language: family.type === 'dmv' ? undefined : 'en-IN',
    incomplete: isIncomplete(data),
    structuredData: [
      breadcrumbJsonLd(site.origin, [
        { name: messages.home, path: '/' },
        { name: `${family.name} exams`, path: family.path },
      ]),
      ...popularExamsJsonLd(site.origin, data.popular),
    ],
    ...(data.query ? { robots: 'noindex, follow' } : {}),
  });
