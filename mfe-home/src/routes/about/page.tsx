import { definePage } from '@mockingbird/platform';
import { AboutScreen } from '../../documents/about-screen.js';

export default definePage({
  head: () => ({
    title: 'About Mockingbird: free mock tests, honest scores',
    description:
      'What Mockingbird is: free timed mock tests and score calculators, no account needed, no advertising, scores worked out in the open.',
    canonical: '/about',
  }),
  Component: AboutScreen,
});
