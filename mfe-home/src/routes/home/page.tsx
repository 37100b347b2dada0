import { definePage } from '@mockingbird/platform';
import { RegionRedirect } from '../../region/region-redirect.js';
import { REGION_ALTERNATES } from '../../region/region-alternates.js';

export default definePage({
  head: () => ({
    title: 'Mockingbird: free mock tests, honest scores',
    description:
      'Free timed mock tests for driving licences, government and bank exams, and score calculators for college entrance. No account needed.',
    canonical: '/region/us',
    alternates: REGION_ALTERNATES,
    transient: true,
    noscriptRefresh: '/region/us',
  }),
  Component: RegionRedirect,
});
