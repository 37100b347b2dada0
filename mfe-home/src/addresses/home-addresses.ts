import type { SitemapEntry } from '@mockingbird/platform';

/** Addresses of this remote for search engines. `/` is absent, because it redirects to a region's page. */
export const HOME_ADDRESSES: SitemapEntry[] = [
  { path: '/region/us', title: 'Mock tests for the United States', keywords: 'us usa america home' },
  { path: '/region/in', title: 'Mock tests for India', keywords: 'in home' },
  {
    path: '/dmv',
    title: 'DMV practice tests',
    kind: 'Exam family',
    keywords: 'permit license driving road signs',
  },
  {
    path: '/ssc',
    title: 'SSC mock tests',
    kind: 'Exam family',
    keywords: 'Staff Selection Commission government jobs',
  },
  { path: '/ibps', title: 'IBPS mock tests', kind: 'Exam family', keywords: 'bank jobs' },
  {
    path: '/rrb',
    title: 'RRB mock tests',
    kind: 'Exam family',
    keywords: 'railway jobs Railway Recruitment Board',
  },
  { path: '/about', title: 'About Mockingbird' },
  { path: '/terms', title: 'Terms of use' },
  { path: '/privacy', title: 'Privacy', keywords: 'data cookies' },
  { path: '/sitemap', title: 'All pages' },
];
