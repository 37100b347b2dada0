import type { SitemapEntry } from '@mockingbird/platform';

/** Addresses of this remote for search engines. `/` is absent, because it redirects to a region's page. */
export const HOME_ADDRESSES: SitemapEntry[] = [
  { path: '/region/us', title: 'Mock tests for the United States' },
  { path: '/region/in', title: 'Mock tests for India' },
  { path: '/dmv', title: 'DMV practice tests' },
  { path: '/ssc', title: 'SSC mock tests' },
  { path: '/ibps', title: 'IBPS mock tests' },
  { path: '/rrb', title: 'RRB mock tests' },
  { path: '/about', title: 'About Mockingbird' },
  { path: '/terms', title: 'Terms of use' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/sitemap', title: 'All pages' },
];
