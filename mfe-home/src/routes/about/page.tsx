import { definePage } from '@mockingbird/platform';
import { AboutScreen } from '../../documents/about-screen.js';
import * as messages from '../../messages/routes/about.js';

export default definePage({
  head: () => ({
    title: messages.aboutMockingbirdFreeMock,
    description: messages.whatMockingbirdIsFree,
    canonical: '/about',
  }),
  Component: AboutScreen,
});
