import { definePage } from '@mockingbird/platform';
import { AboutScreen } from '../../documents/about-screen.js';

export default definePage({
  head: () => ({
    title: 'About Mockingbird: free mock tests, honest scores',
    description:
      'What Mockingbird is: free timed mock tests and score calculators. No account, no ads, and every score shows its math.',
    canonical: '/about',
  }),
  Component: AboutScreen,
});
