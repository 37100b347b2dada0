import { definePage } from '@mockingbird/platform';
import { PrivacyScreen } from '../../privacy/privacy-screen.js';

export default definePage({
  head: () => ({
    title: 'Privacy',
    description:
      'What Mockingbird stores on your device, what it counts, what it sends and to whom, and how to delete all of it.',
    canonical: '/privacy',
  }),
  Component: PrivacyScreen,
});
