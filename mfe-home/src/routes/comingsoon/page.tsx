import { definePage } from '@mockingbird/platform';
import { ComingSoonScreen } from '../../documents/coming-soon-screen.js';

export default definePage({
  head: () => ({
    title: 'Coming soon',
    description: "This learning path isn't ready yet. Score calculators, topics and mock tests are open now.",
    canonical: '/comingsoon',
    robots: 'noindex',
  }),
  Component: ComingSoonScreen,
});
