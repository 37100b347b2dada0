import { definePage } from '@mockingbird/platform';
import { PrivacyScreen } from '../../privacy/privacy-screen.js';
import * as messages from '../../messages/routes/privacy.js';

export default definePage({
  head: () => ({
    title: messages.privacy,
    description: messages.whatMockingbirdSaves,
    canonical: '/privacy',
  }),
  Component: PrivacyScreen,
});
