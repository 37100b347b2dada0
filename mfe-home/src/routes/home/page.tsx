import { definePage } from '@mockingbird/platform';
import { RegionRedirect } from '../../region/region-redirect.js';
import { REGION_ALTERNATES } from '../../region/region-alternates.js';

export default definePage({
  head: () => ({
    title: 'Mockingbird: free mock tests, honest scores',
    description:
      'Free timed mock tests for DMV, government and bank exams, and score calculators for the SAT, ACT and AP. No account needed.',
    canonical: '/region/us',
    alternates: REGION_ALTERNATES,
    transient: true,
    noscriptRefresh: '/region/us',
  }),
  Component: RegionRedirect,
});
