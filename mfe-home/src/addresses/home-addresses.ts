import type { SitemapEntry } from '@mockingbird/platform';
import * as messages from '../messages/addresses.js';

/** Addresses of this remote for search engines. `/` is absent, because it redirects to a region's page. */
export const HOME_ADDRESSES: SitemapEntry[] = [
  { path: '/region/us', title: messages.mockTestsForUnitedStates, keywords: 'us usa america home' },
  { path: '/region/in', title: messages.mockTestsForIndia, keywords: 'in home' },
  {
    path: '/dmv',
    title: messages.dmvPracticeTests,
    kind: messages.examFamily,
    keywords: 'permit license driving road signs',
  },
  {
    path: '/ssc',
    title: messages.sscMockTests,
    kind: messages.examFamily,
    keywords: messages.staffSelectionCommissionGovernment,
  },
  { path: '/ibps', title: messages.ibpsMockTests, kind: messages.examFamily, keywords: 'bank jobs' },
  {
    path: '/rrb',
    title: messages.rrbMockTests,
    kind: messages.examFamily,
    keywords: 'railway jobs Railway Recruitment Board',
  },
  { path: '/about', title: messages.aboutMockingbird },
  { path: '/terms', title: messages.termsOfUse },
  { path: '/privacy', title: messages.privacy, keywords: 'data cookies' },
  { path: '/sitemap', title: messages.allPages },
];
