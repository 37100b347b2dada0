import { definePage } from '@mockingbird/platform';
import { RegionRedirect } from '../../region/region-redirect.js';
import { REGION_ALTERNATES } from '../../region/region-alternates.js';
import * as messages from '../../messages/routes/home.js';

export default definePage({
  head: () => ({
    title: messages.mockingbirdFreeMockTests,
    description: messages.freeTimedMockTests,
    canonical: '/region/us',
    alternates: REGION_ALTERNATES,
    transient: true,
    noscriptRefresh: '/region/us',
  }),
  Component: RegionRedirect,
});
