import { definePage } from '@mockingbird/platform';
import { PrivacyScreen } from '../../privacy/privacy-screen.js';

export default definePage({
  head: () => ({
    title: 'Privacy',
    description:
      'What Mockingbird saves on your device, what we receive, where it goes, how long it stays, and how to delete it.',
    canonical: '/privacy',
  }),
  Component: PrivacyScreen,
});
