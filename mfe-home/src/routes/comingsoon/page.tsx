import { definePage } from '@mockingbird/platform';
import { ComingSoonScreen } from '../../documents/coming-soon-screen.js';

export default definePage({
  head: () => ({
    title: 'Coming soon',
    description: 'This learning path is not ready yet. The mock tests are open already.',
    canonical: '/comingsoon',
    robots: 'noindex',
  }),
  Component: ComingSoonScreen,
});
